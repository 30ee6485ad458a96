import { isBrand, type Name, withAncestors } from './catalogue.ts';
import { districtAmong } from './district.ts';
import type { Finding } from './finding.ts';
import { FIND_WORDS_AT_ONCE, KEYWORD_LETTERS } from './limits.ts';
import { namesMeant, type Recognised } from './namesIn.ts';
import { isNoise, lettersOf, searchWords } from './searchWords.ts';

/**
 * How the words of a search are understood, and which phones they find; the keywords of a phone (keywordsOf) are made
 * for this rule.
 *
 * 1. A district among the words is the district that is looked in, a brand the brand, where nothing else is chosen.
 * 2. Of what is left one name (a line or a model, the most exact) and two words count at most. What goes beyond is left
 *    out and named, so that a screen can say so; "used", "phone" and the like are left out without a word.
 * 3. A phone has a name that is recognised in its title, or that one of those begins with: an iPhone 11 Pro is an
 *    iPhone 11, and an iPhone; a Galaxy A52s is a Galaxy A52. A name that was typed with a brand's or line's letters wrong is the one that was meant.
 * 4. One word is compared by its beginning (2 to 10 letters) with the words of title, brand and names. Beside a name its
 *    first 4 letters count, and it is compared with what else the phone's names say (4 words) and with the first 4 other
 *    words of the title. Two words are compared whole with those; where a name stands beside them with the latter alone.
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

/** More words than a title has: the rest of a pasted text. */
const MOST_WORDS = 20;

/** @returns what a search looks for, as {@link FindTerms} says */
export function findTerms(asked: Asked): FindTerms {
  const typed = searchWords(asked.words).slice(0, MOST_WORDS);
  const { district, others } = districtAmong(typed);
  const isElsewhere = asked.district !== '' && district !== '' && asked.district !== district;
  const said = namesMeant(others, asked.brand);
  const name = said.names.toSorted((one, other) => wordsOf(other) - wordsOf(one))[0];
  const brand = asked.brand === '' ? brandOf(said, name) : asked.brand;
  const words = wordsLeft(said, name, brand);
  const counted = words.filter((word) => lettersOf(word) >= KEYWORD_LETTERS.min).slice(0, FIND_WORDS_AT_ONCE);
  return {
    name,
    words: counted,
    brand,
    district: asked.district === '' ? district : asked.district,
    leftOut: [
      ...(isElsewhere ? [district] : []),
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
function wordsLeft({ brands, words }: Recognised, name: Name | undefined, brand: string): string[] {
  const implied = [brand, name?.brand ?? '', ...(name?.phrase.split(' ') ?? [])];
  const others = brands.filter((other) => !implied.includes(other.brand)).map(({ phrase }) => phrase);
  const left = words.filter((word) => !isNoise(word) && !implied.some((said) => said.startsWith(word)));
  return [...new Set([...others, ...left])];
}

const wordsOf = ({ phrase }: Name): number => phrase.split(' ').length;

/** @returns whether whoever has the name has this one as well */
function isImplied(other: Name, name: Name | undefined): boolean {
  return name !== undefined && (isBrand(other) || withAncestors(name).includes(other.phrase));
}
