import { categorySlug, FIRST_BRANDS } from '@bns/domain';
import type { Phone } from './phones/phone.ts';
import { PHONES } from './phones/phones.ts';
import { categoryTile } from './pictures/categoryTile.ts';
import { type PhotoWish, photoOf } from './pictures/photo.ts';
import { PORTRAYED, portrait } from './pictures/portrait.ts';
import type { PropName } from './pictures/props.ts';
import { illustration, type Picture, photograph, smallOf } from './pictures/render.ts';
import { SURFACES, type SurfaceName } from './pictures/surfaces.ts';
import { WALLPAPER_NAMES } from './pictures/wallpapers.ts';

/** A picture and what documents call it by. */
export type NamedPicture = { name: string; picture: Picture };

/** A dozen shapes, px: 4:3, 3:2, 16:9, 1:1, 5:4, 3:4, 16:10, 4:5, 7:5, 2:3, 2:1, 9:16. */
export const SIZES: readonly (readonly [number, number])[] = [
  [720, 540],
  [720, 480],
  [800, 450],
  [640, 640],
  [700, 560],
  [540, 720],
  [768, 480],
  [576, 720],
  [728, 520],
  [480, 720],
  [800, 400],
  [450, 800],
];

const SURFACE_NAMES = Object.keys(SURFACES) as SurfaceName[];
const PROP_NAMES: readonly PropName[] = ['box', 'tea', 'cable', 'receipt', 'keys'];

/** Every nth of a list, without neighbours being alike. */
function nth<One>(list: readonly One[], index: number): One {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('An empty list has no nth');
  return one;
}

/** Look like others from the front. */
const FOLDING: ReadonlySet<string> = new Set(['foldedHalf', 'openBook']);

/** What the picture of a phone shows; `index` is its place in PHONES. */
function photoWish(phone: Phone, index: number): PhotoWish {
  const [form, colour, named] = phone.look;
  const side = named ?? (index % 5 === 2 && !FOLDING.has(form) ? 'front' : 'back');
  return {
    seed: phone.id,
    form,
    colour,
    side,
    wallpaper: nth(WALLPAPER_NAMES, index * 4),
    surface: nth(SURFACE_NAMES, index * 7),
    size: nth(SIZES, index * 5),
    ...(index % 3 === 0 ? { prop: nth(PROP_NAMES, index / 3) } : {}),
    scratched: phone.condition === 'Fair',
  };
}

export const phonePicture = (phoneId: string) => `phone-${phoneId}`;
export const phoneCardPicture = (phoneId: string) => `phone-${phoneId}-card`;
export const categoryPicture = (slug: string) => `category-${slug}`;
export const personPicture = (uid: string) => `person-${uid}`;

/** Every picture that the seed's documents show. */
export function seedPictures(): NamedPicture[] {
  const phones = PHONES.flatMap((phone, i) => {
    const picture = photograph(photoOf(photoWish(phone, i)));
    return [
      { name: phonePicture(phone.id), picture },
      { name: phoneCardPicture(phone.id), picture: smallOf(picture) },
    ];
  });
  const tiles = FIRST_BRANDS.map((brand) => categorySlug(brand) ?? '').map((slug) => ({
    name: categoryPicture(slug),
    picture: illustration(categoryTile(slug)),
  }));
  const people = PORTRAYED.map((uid) => ({
    name: personPicture(uid),
    picture: illustration(portrait(uid) ?? ''),
  }));
  return [...phones, ...tiles, ...people];
}
