import { nameOf, withAncestors } from './catalogue.ts';
import { BESIDE_WORDS, KEYWORD_LETTERS, KEYWORDS_MAX } from './limits.ts';
import { namesIn } from './namesIn.ts';
import { priceBandOf } from './priceBand.ts';
import { isOnMarket, type Product, type ProductFields } from './product.ts';
import { beginning, isNoise, lettersOf, searchWords } from './searchWords.ts';

type Described = Pick<
  ProductFields<unknown>,
  'title' | 'categoryId' | 'categoryName' | 'isSold' | 'isHidden'
>;

/** What a search looks at besides a phone's own fields; a trigger keeps it. */
export function foundBy(
  phone: Described & Pick<ProductFields<unknown>, 'resalePrice'>,
): Required<Pick<Product<unknown>, 'keywords' | 'priceBand'>> {
  return { keywords: keywordsOf(phone), priceBand: priceBandOf(phone.resalePrice) };
}

/**
 * The one keyword that a phone must have to be found by a name, by words or by both together: Firestore looks up one
 * value of an array in a query, so what is asked for together is one value.
 * @param name its phrase, or ''
 * @param words folded, at most two
 * @returns '' where nothing is asked for
 */
export function keywordOf(name: string, words: readonly string[]): string {
  const letters = name !== '' && words.length === 1 ? KEYWORD_LETTERS.besideName : KEYWORD_LETTERS.max;
  const cut = words.map((word) => beginning(word, letters)).toSorted();
  return [...(name === '' ? [] : [`@${name}`]), ...cut].join('|');
}

/**
 * What a phone is found by, kept on it by a trigger, for the rule of FindTerms: a keyword for each name, word, beginning
 * of a word, and for those that are asked for together. One that is not on the market has none. Where they are too many
 * the last ones are missing: first those of a name with two words, then beginnings, then pairs, whole words last.
 */
export function keywordsOf(phone: Described): string[] {
  if (!isOnMarket(phone)) return [];
  const { names, words, ofNames, further } = termsOf(phone);
  const beside = names.map((name) => {
    const said = name.split(' ');
    return { name, words: [...ofNames.filter((word) => !said.includes(word)), ...further] };
  });
  const keywords = [
    ...names.map((name) => keywordOf(name, [])),
    ...words.map((word) => keywordOf('', [word])),
    ...beside.flatMap(({ name, words: others }) => others.map((word) => keywordOf(name, [word]))),
    ...pairsOf([...ofNames, ...further]).map((pair) => keywordOf('', pair)),
    ...words.flatMap((word) => beginningsOf(word, KEYWORD_LETTERS.max).map((part) => keywordOf('', [part]))),
    ...beside.flatMap(({ name, words: others }) =>
      others.flatMap((word) =>
        beginningsOf(word, KEYWORD_LETTERS.besideName).map((part) => keywordOf(name, [part])),
      ),
    ),
    ...names.flatMap((name) => pairsOf(further).map((pair) => keywordOf(name, pair))),
  ];
  return [...new Set(keywords)].slice(0, KEYWORDS_MAX);
}

function termsOf({ title, categoryId, categoryName }: Described) {
  const titled = searchWords(title);
  const said = namesIn(titled, categoryId);
  const names = [...new Set(said.names.flatMap(withAncestors))];
  const named = names.flatMap((name) => name.split(' '));
  const ofNames = telling(named).filter((word) => !isNameAlone(word));
  const others = telling(said.words).filter((word) => !named.includes(word));
  return {
    names,
    words: telling([...titled, ...searchWords(categoryName), ...named]),
    ofNames: ofNames.slice(0, BESIDE_WORDS),
    further: others.slice(0, BESIDE_WORDS),
  };
}

/** Each once, without those that are too short and those that say nothing. */
const telling = (words: readonly string[]) => [
  ...new Set(words.filter((word) => lettersOf(word) >= KEYWORD_LETTERS.min && !isNoise(word))),
];

/** A brand or a line: what is typed so is a name, never a word. */
const isNameAlone = (word: string) => nameOf([word], new Set()) !== undefined;

/** The beginnings of a word that are not the word itself. */
function beginningsOf(word: string, most: number): string[] {
  const { min } = KEYWORD_LETTERS;
  const longest = Math.min(lettersOf(word), most);
  return Array.from({ length: Math.max(0, longest - min + 1) }, (_, at) => beginning(word, min + at));
}

function pairsOf(words: readonly string[]): string[][] {
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]));
}
