import {
  advertise,
  contactPath,
  EDITABLE_KEYS,
  newListing,
  PRODUCT_ID,
  productPath,
  requireDeletable,
} from '@bns/domain';
import type { AddProductValues, CategoryRow, Product, Seller } from '@bns/domain';
import { changed, equal } from '../after.ts';
import { type Fields, SERVER_TIME } from '../values.ts';
import { isCounted, isReserved, isSelling, type Judged, made, me } from './judged.ts';
import { isStored, settled } from './schemas.ts';

/** `products/{productId}`: listed, edited, advertised and deleted by its seller. */
export function mayWriteProduct(judged: Judged, productId: string): boolean {
  const { who, before, after } = judged;
  if (before === undefined) return after !== undefined && mayList(judged, after, productId);
  if (before['sellerId'] !== who.uid || !isSelling(judged)) return false;
  if (after === undefined) return mayDelete(judged, before, productId);
  return mayAdvertise(before, after) || mayEdit(judged, before, after, productId);
}

/** The document is what the domain makes of its own words, this seller and this category. */
function mayList(judged: Judged, after: Fields, productId: string): boolean {
  const { who, given, afterwards, audience } = judged;
  const category = given[`categories/${String(after['categoryId'])}`];
  if (!isStored('product', after, audience) || category === undefined || !isSelling(judged)) return false;
  const listing = newListing<unknown>({
    values: after as unknown as AddProductValues,
    photo: { image: String(after['image']), cardImage: String(after['cardImage']) },
    category: { ...category, categoryId: String(after['categoryId']) } as CategoryRow,
    seller: { ...me(judged), uid: who.uid } as unknown as Seller,
    now: SERVER_TIME,
  });
  return (
    PRODUCT_ID.test(productId) &&
    equal({ ...listing.product, district: after['district'] }, after) &&
    afterwards[contactPath(productId)]?.['sellerId'] === who.uid &&
    isCounted(judged, 'listings', productId)
  );
}

function mayAdvertise(before: Fields, after: Fields): boolean {
  const move = made(() => advertise(before as unknown as Product<unknown>));
  return move !== undefined && equal({ ...before, ...move }, after);
}

function mayEdit(judged: Judged, before: Fields, after: Fields, productId: string): boolean {
  return (
    before['isSold'] === false &&
    !isReserved(judged, productId) &&
    changed(before, after).every((key) => (EDITABLE_KEYS as readonly string[]).includes(key)) &&
    isStored('product', withoutRewriting(before, after), judged.audience)
  );
}

/** What an edit may not touch is what it was, also where the same number is written as a double. */
function withoutRewriting(before: Fields, after: Fields): Fields {
  const edited = Object.entries(after).filter(([key]) => (EDITABLE_KEYS as readonly string[]).includes(key));
  return { ...settled(after, before), ...Object.fromEntries(edited) };
}

function mayDelete(judged: Judged, before: Fields, productId: string): boolean {
  const product = before as unknown as Product<unknown>;
  return (
    judged.afterwards[contactPath(productId)] === undefined &&
    made(() => requireDeletable(product, isReserved(judged, productId))) !== undefined
  );
}

/** `products/{productId}/private/contact`: comes and goes with its phone; its number may change. */
export function mayWriteContact(judged: Judged, productId: string): boolean {
  const { who, given, afterwards, before, after, audience } = judged;
  const [phone, phoneThen] = [given[productPath(productId)], afterwards[productPath(productId)]];
  if (before === undefined) {
    const email = who.email?.toLowerCase();
    return (
      after !== undefined &&
      phone === undefined &&
      phoneThen?.['sellerId'] === who.uid &&
      email !== undefined &&
      email === me(judged)?.['email'] &&
      equal({ sellerId: who.uid, sellerEmail: email, sellerPhone: after['sellerPhone'] }, after) &&
      isStored('contact', after, audience)
    );
  }
  if (before['sellerId'] !== who.uid || !isSelling(judged)) return false;
  if (after === undefined) return phoneThen === undefined;
  return (
    changed(before, after).every((key) => key === 'sellerPhone') &&
    isStored('contact', settled(after, before), audience) &&
    phone?.['isSold'] === false &&
    !isReserved(judged, productId)
  );
}
