import { formatTk, savingPercent } from './money.ts';
import type { ProductFields } from './product.ts';
import { cutDescription, normalizeLine } from './text.ts';

export const SITE_NAME = 'BNS';
/** The page of a phone that is deleted, hidden or never was. */
export const PAGE_GONE = 'This phone is no longer offered';

type SharedPhone = Pick<
  ProductFields<unknown>,
  | 'title'
  | 'categoryName'
  | 'condition'
  | 'description'
  | 'location'
  | 'originalPrice'
  | 'resalePrice'
  | 'yearsOfUse'
  | 'isSold'
>;

/** Characters of a description that previews of links show. */
const PREVIEW_LETTERS = 160;

/** `12500` → `Tk 12,500`: as a price stands in a sentence. */
export const tkInWords = (tk: number): string => `Tk ${formatTk(tk).replace(/ Tk$/, '')}`;

/** What a phone is called where its page is shared or found: `Galaxy A52 · Tk 12,500`; a sold one has no price any more. */
export function sharedTitle({ title, resalePrice, isSold }: SharedPhone): string {
  return `${title} · ${isSold ? 'Sold' : tkInWords(resalePrice)}`;
}

/** What previews of links say of it: price and saving, condition, place, and how its description begins. */
export function sharedText(phone: SharedPhone): string {
  const { categoryName, condition, location, originalPrice, resalePrice, yearsOfUse, isSold } = phone;
  const saving = savingPercent(originalPrice, resalePrice);
  const less = saving > 0 ? `, ${saving}% less than new` : '';
  const price = isSold ? 'Sold' : `${tkInWords(resalePrice)}${less}`;
  const facts = `${categoryName}, ${condition}, ${yearsOfUse} of use, in ${location}`;
  return `${price}. ${facts}. ${cutDescription(normalizeLine(phone.description), PREVIEW_LETTERS)}`;
}
