import { isBrand, type Name, nameOf, telling } from './catalogue.ts';
import { distanceOf, soundOf } from './likeness.ts';
import { banglaMeant } from './spellings.ts';

/** What a text speaks of: names, the longest at each place, brands by themselves, and its other words. */
export type Recognised = { names: Name[]; brands: Name[]; words: string[] };

/** "samsung galaxy s 21 ultra 5g", each of them a word. */
const MOST_WORDS = 6;

/**
 * The names in a text, written together or apart. Digits are compared exactly: an A52 is never an A53.
 * @param words of the text, as searchWords makes them
 * @param brand that it is about: a category's id, or ''
 */
export function namesIn(words: readonly string[], brand: string): Recognised {
  const own = new Set([brand].filter((id) => nameOf([id], new Set()) !== undefined));
  const brands = new Set([...own, ...brandsAmong(words)]);
  const found: Recognised = { names: [], brands: [], words: [] };
  for (let at = 0; at < words.length; ) {
    const { name, size } = longestAt(words, at, brands);
    if (name === undefined) found.words.push(words[at] ?? '');
    else (isBrand(name) ? found.brands : found.names).push(name);
    at += size;
  }
  return found;
}

function longestAt(words: readonly string[], at: number, brands: ReadonlySet<string>) {
  for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size -= 1) {
    const name = nameOf(words.slice(at, at + size), brands);
    if (name !== undefined) return { name, size };
  }
  return { name: undefined, size: 1 };
}

/** The brands that are named, in one word or two ("one plus"), by themselves or by a line of theirs. */
function brandsAmong(words: readonly string[]): string[] {
  const pieces = words.flatMap((word, at) => [[word], words.slice(at, at + 2)]);
  return pieces.flatMap((piece) => nameOf(piece, new Set())?.brand ?? []);
}

/**
 * As {@link namesIn}, for what somebody typed: misspelt brands and lines are found too, where nothing is found as it
 * stands.
 */
export function namesMeant(words: readonly string[], brand: string): Recognised {
  const { words: unknown } = namesIn(words, brand);
  return namesIn(
    words.map((word) => (unknown.includes(word) ? spelt(word) : word)),
    brand,
  );
}

/** A word with the brand or line at its beginning as it is spelt: "galxy", "galxy10"; "আইফো" as well. */
export function spelt(word: string): string {
  const meant = banglaMeant(word);
  if (meant !== undefined) return meant;
  const [, letters = '', digits = ''] = /^(\p{L}{4,})(\p{N}.*)?$/u.exec(word) ?? [];
  if (letters === '') return word;
  const near = telling()
    .map((right) => ({ right, distance: distanceOf(soundOf(letters), soundOf(right)) }))
    .filter(({ right, distance }) => distance <= allowed(letters, right))
    .toSorted((one, other) => one.distance - other.distance);
  return `${near[0]?.right ?? letters}${digits}`;
}

/**
 * How many letters may be wrong. The first one never is, and in a word of four the last one neither: "viva" is no
 * "vivo".
 */
function allowed(typed: string, right: string): number {
  if (soundOf(typed)[0] !== soundOf(right)[0]) return 0;
  if (typed.length <= 4 && typed.at(-1) !== right.at(-1)) return 0;
  return typed.length < 8 ? 1 : 2;
}
