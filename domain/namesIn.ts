import { isBrand, type Name, OTHER_MAKERS } from './catalogue.ts';
import { withMemory } from './memory.ts';
import { modelMixed } from './modelMixed.ts';
import { foundAs, isModel, modelAtFirst, nameOf } from './nameOf.ts';
import { spelt } from './spelt.ts';

/** What a text speaks of: names, the longest at each place, brands by themselves, and its other words. */
export type Recognised = {
  names: Name[];
  brands: Name[];
  words: string[];
  /** The first word right behind a brand or line, '' for none: there a single letter or number says something. */
  next: string;
};

/** "samsung galaxy s 21 ultra 5g", each of them a word. */
const MOST_WORDS = 6;

/** What makes another model of one, also where we do not know it. */
const VARIANTS = new Set(['pro', 'max', 'ultra', 'lite', 'mini', 'fe', 'prime']);

const NONE: ReadonlySet<string> = new Set();

/**
 * The names in a text, written together or apart, brands and lines also with a letter wrong. Digits are compared
 * exactly: an A52 is never an A53.
 * @param text its words, as searchWords makes them
 * @param brand that it is about: a category's id, or ''
 */
export function namesIn(text: readonly string[], brand: string): Recognised {
  const words = mended(text);
  const own = [brand].filter((id) => nameOf([id], NONE) !== undefined);
  const brands = new Set([...own, ...brandsAmong(words)]);
  const found: Recognised = { names: [], brands: [], words: [], next: '' };
  let isBehind = true;
  for (let at = 0; at < words.length; ) {
    const { name, size } = longestAt(words, at, { brands, own: own[0] ?? '', isBehind });
    if (name === undefined) {
      const word = words[at] ?? '';
      if (isBehind && at > 0 && found.next === '') found.next = word;
      found.words.push(word);
    } else (isBrand(name) ? found.brands : found.names).push(name);
    isBehind = name !== undefined && !isModel(name);
    at += size;
  }
  return { ...found, words: withMemory(found.words) };
}

/** What somebody looks for: as {@link namesIn}, and where no model is named so, one in another order of its words. */
export function namesMeant(text: readonly string[], brand: string): Recognised {
  const found = namesIn(text, brand);
  if (found.names.some(isModel) || found.names.length + found.brands.length === 0) return found;
  const words = withMemory(
    mended(text).flatMap((word) => word.replace(/[a-z]{3,}(?=\d)|\d(?=[a-z]{3})/gu, '$& ').split(' ')),
  );
  const picked = modelMixed(words);
  if (picked === undefined) return found;
  const others = namesIn(picked.others, brand);
  return { ...others, names: [picked.name, ...others.names] };
}

/** Words that are in no name as they stand, as they are spelt. */
function mended(words: readonly string[]): string[] {
  return words.flatMap((word) => (nameOf([word], NONE) === undefined ? spelt(word) : [word]));
}

type Place = { brands: ReadonlySet<string>; own: string; isBehind: boolean };

function longestAt(words: readonly string[], at: number, { brands, own, isBehind }: Place) {
  for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size -= 1) {
    const said = words.slice(at, at + size).map((word) => (word === '+' ? 'plus' : word));
    if (!isBehind && isApart(said)) continue;
    const name = nameOf(said, brands) ?? (at === 0 && own !== '' ? modelAtFirst(said, own) : undefined);
    if (name !== undefined) return varied(name, words, at + size, size);
  }
  return { name: undefined, size: 1 };
}

/** A letter and a number, which are a model's behind a line or brand only: "galaxy a 52", not "with a 52 watt charger". */
const isApart = ([letter = '', number = '']: readonly string[]) =>
  /^[a-z]$/u.test(letter) && /^\d/u.test(number);

/** The model, with the words behind it that make another one of it. */
function varied(
  name: Name,
  words: readonly string[],
  from: number,
  size: number,
): { name: Name; size: number } {
  const word = words[from] ?? '';
  if (!isModel(name) || !VARIANTS.has(word)) return { name, size };
  const label = `${name.label} ${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  return varied({ ...name, phrase: `${name.phrase} ${word}`, label }, words, from + 1, size + 1);
}

/** The brands and makers that are named, in one word or two ("one plus"), by themselves or by a line of theirs. */
function brandsAmong(words: readonly string[]): string[] {
  const pieces = words.flatMap((word, at) => [[word], words.slice(at, at + 2)]);
  const known = pieces
    .filter((piece) => !/\d/u.test(piece.join('')))
    .flatMap((piece) => nameOf(piece, NONE)?.brand ?? [])
    .filter((brand) => brand !== '');
  return [...known, ...words.filter((word) => OTHER_MAKERS.has(word))];
}

/**
 * The names by which a phone is found: of those in its title the first model of its own brand, or the first line; of
 * whatever brand where it is of none that we know.
 * @param said what its title speaks of
 */
export function ownNames({ names }: Recognised, brand: string): string[] {
  const isKnown = nameOf([brand], NONE) !== undefined;
  const own = names.filter((name) => !isKnown || name.brand === '' || name.brand === brand);
  const first = own.find(isModel) ?? own[0];
  return first === undefined ? [] : foundAs(first);
}
