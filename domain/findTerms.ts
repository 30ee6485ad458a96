import { isBrand, type Name } from './catalogue.ts';
import { districtsAmong } from './district.ts';
import type { Finding } from './finding.ts';
import { FIND_WORDS_AT_ONCE, KEYWORD_LETTERS } from './limits.ts';
import { foundAs, isModel } from './nameOf.ts';
import { namesMeant, type Recognised } from './namesIn.ts';
import { isNoise, lettersOf, searchWords } from './searchWords.ts';

/**
 * How the words of a search are understood, and which phones they find; the keywords of a phone (keywordsOf) are made
 * for this rule.
 *
 * 1. The first district among the words is the district that is looked in, a brand the brand, where nothing else is
 *    chosen.
 * 2. Of what is left one name and two words count at most: the first model, else the first line. What goes beyond is left
 *    out and named, so that a screen can say so; "used", "phone" and the like are left out without a word. One letter or
 *    digit counts alone, right behind a brand or line.
 * 3. A model finds exactly that model: a Redmi Note 10 Pro is no Redmi Note 10; a screen suggests it (suggestNames). A
 *    line finds all of its models, a short name that several models have ("note 10 pro") each of them. A phone has the
 *    names of the first model in its title that is of its own brand, else of the first line. Beside another maker's name
 *    a short name is no model of ours: "itel S23" is no Galaxy S23.
 * 4. A size of memory is one word that is compared whole: "8/128" is "8x128", which is "128gb" too.
 * 5. One word is compared by its beginning (2 to 10 letters) with the words of title, brand and names. Beside a name its
 *    first 4 letters count, and it is compared with what else the phone's names say (4 words) and with the first 4 other
 *    words of the title and its memory. Two words are compared with those by their first 4 letters, where a name stands
 *    beside them with the latter alone. A last word of 2 or 3 letters is the beginning of one without digits, also beside
 *    the phone's most exact name; beside a wider one it is a whole word.
 */
export type FindTerms = {
  name: Name | undefined;
  /** Folded; at most two. */
  words: string[];
  /** The categories' id that is looked in, '' is any. */
  brand: string;
  /** '' is any. */
  district: string;
  /** What counts no more, as it was understood. */
  leftOut: string[];
};

type Asked = Pick<Finding, 'words' | 'brand' | 'district'>;

/** As many as FIND_WORDS_MAX characters can be; what goes beyond comes from no address. */
const MOST_WORDS = 50;

/** @returns what a search looks for, as {@link FindTerms} says */
export function findTerms(asked: Asked): FindTerms {
  const typed = searchWords(asked.words).slice(0, MOST_WORDS);
  const { districts, others } = districtsAmong(typed);
  const district = asked.district === '' ? (districts[0] ?? '') : asked.district;
  const said = namesMeant(others, asked.brand);
  const name = said.names.find(isModel) ?? said.names[0];
  const brand = asked.brand === '' ? brandOf(said, name) : asked.brand;
  const words = wordsLeft(said, name, brand);
  const counted = countedOf(words, said.next);
  return {
    name,
    words: counted,
    brand,
    district,
    leftOut: [
      ...districts.filter((other) => other !== district),
      ...said.names.filter((other) => !isImplied(other, name)).map(({ label }) => label),
      ...words.filter((word) => !counted.includes(word)),
    ],
  };
}

/** The brand that is named where no name says it already. */
function brandOf({ brands }: Recognised, name: Name | undefined): string {
  return brands.find(({ brand }) => brand !== name?.brand)?.brand ?? '';
}

/** What is to be found beside name and brand; a brand that is not the one looked in is a word like others. */
function wordsLeft({ brands, words, next }: Recognised, name: Name | undefined, brand: string): string[] {
  const implied = [brand, name?.brand ?? '', ...(name?.phrase.split(' ') ?? [])];
  const others = brands.filter((other) => !implied.includes(other.brand)).map(({ phrase }) => phrase);
  const isSaid = (word: string) => lettersOf(word) > 1 && implied.some((said) => said.startsWith(word));
  const isNext = (word: string) => lettersOf(word) === 1 && word === next;
  const left = words.filter((word) => isNext(word) || (!isNoise(word) && !isSaid(word)));
  return [...new Set([...others, ...left])];
}

/** A single letter or number counts by itself, right behind a brand or line. */
function countedOf(words: readonly string[], next: string): string[] {
  const long = words.filter((word) => lettersOf(word) >= KEYWORD_LETTERS.min).slice(0, FIND_WORDS_AT_ONCE);
  return long.length > 0 ? long : words.filter((word) => word === next);
}

/** @returns whether whoever has the name has this one as well */
function isImplied(other: Name, name: Name | undefined): boolean {
  return name !== undefined && (isBrand(other) || foundAs(name).includes(other.phrase));
}
