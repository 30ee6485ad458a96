import { BESIDE_WORDS, KEYWORD_LETTERS, KEYWORDS_MAX } from './limits.ts';
import { storageOf } from './memory.ts';
import { isModel, nameOf } from './nameOf.ts';
import { namesIn, ownNames } from './namesIn.ts';
import { priceBandOf } from './priceBand.ts';
import { isOnMarket, type Product, type ProductFields } from './product.ts';
import { beginning, isNoise, JOINTS, lettersOf, searchWords } from './searchWords.ts';

/** "8x128" and "128gb". */
const MEMORY_WORDS = 2;

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
 * @param words folded, at most two; of two the last may be half typed
 * @returns '' where nothing is asked for
 */
export function keywordOf(name: string, words: readonly string[]): string {
  const said = name === '' ? [] : [`@${name}`];
  const { besideName, max } = KEYWORD_LETTERS;
  const [first = '', last] = words.map((word) =>
    isSize(word) ? word : beginning(word, name === '' && words.length === 1 ? max : besideName),
  );
  if (last === undefined) return [...said, first].filter((part) => part !== '').join('|');
  const isWhole = isSize(last) || lettersOf(last) === besideName;
  return [...said, ...(isWhole ? [first, last].toSorted() : [`${first}>${last}`])].join('|');
}

/**
 * What a phone is found by, kept on it by a trigger, for the rule of FindTerms: a keyword for each name, word, beginning
 * of a word, and for those that are asked for together. One that is not on the market has none. Where they are too many
 * the last ones are missing: first pairs that are half typed, then beginnings, then pairs, whole words last.
 */
export function keywordsOf(phone: Described): string[] {
  if (!isOnMarket(phone)) return [];
  const { names, words, ofNames, further } = termsOf(phone);
  const [exact = ''] = names;
  const beside = names.map((name) => {
    const said = name.split(' ');
    return { name, models: ofNames.filter((word) => !said.includes(word)) };
  });
  const paired = [...ofNames.filter((word) => lettersOf(word) >= KEYWORD_LETTERS.min), ...further];
  const keywords = [
    ...names.map((name) => keywordOf(name, [])),
    ...words.map((word) => keywordOf('', [word])),
    ...beside.flatMap(({ name, models }) => [...models, ...further].map((word) => keywordOf(name, [word]))),
    ...pairsOf(paired).map((pair) => keywordOf('', pair)),
    ...words.flatMap((word) => beginningsOf(word, KEYWORD_LETTERS.max).map((part) => keywordOf('', [part]))),
    ...ofNames.map((word) => keywordOf('', [beginning(word, 1)])),
    ...beside.flatMap(({ name, models }) => [
      ...models.map((word) => keywordOf(name, [beginning(word, 1)])),
      ...[...models, ...further].flatMap((word) =>
        beginningsOf(word, KEYWORD_LETTERS.besideName).map((part) => keywordOf(name, [part])),
      ),
    ]),
    ...names.flatMap((name) => pairsOf(further).map((pair) => keywordOf(name, pair))),
    ...halvesOf(further).map((pair) => keywordOf(exact, pair)),
    ...halvesOf(further).map((pair) => keywordOf('', pair)),
  ];
  return [...new Set(keywords)].slice(0, KEYWORDS_MAX);
}

function termsOf({ title, categoryId, categoryName }: Described) {
  const titled = searchWords(title);
  const said = namesIn(titled, categoryId);
  const names = ownNames(said, categoryId);
  const named = [...new Set(names.flatMap((name) => name.split(' ')))];
  const memory = said.words.filter(isSize).flatMap((word) => [word, ...storageOf(word)]);
  const others = said.words.filter((word) => !isSize(word) && !named.includes(word));
  const spoken = titled.filter((word) => !JOINTS.has(word) && !isSize(word) && !/^\d+$/u.test(word));
  return {
    names,
    words: telling([...spoken, ...said.words, ...memory, ...searchWords(categoryName), ...named]),
    ofNames: named.filter((word) => !isNameAlone(word)).slice(0, BESIDE_WORDS),
    further: [...telling(others).slice(0, BESIDE_WORDS), ...telling(memory).slice(0, MEMORY_WORDS)],
  };
}

const isSize = (word: string) => /^\d+(?:x\d+|x1tb|gb|tb)$/u.test(word);

/** Each once, without those that are too short and those that say nothing. */
const telling = (words: readonly string[]) => [
  ...new Set(words.filter((word) => lettersOf(word) >= KEYWORD_LETTERS.min && !isNoise(word))),
];

/** A brand or a line: what is typed so is a name, never a word. */
function isNameAlone(word: string): boolean {
  const name = nameOf([word], new Set());
  return name !== undefined && !isModel(name);
}

/** The beginnings of a word that are not the word itself; a size of memory has none. */
function beginningsOf(word: string, most: number): string[] {
  const { min } = KEYWORD_LETTERS;
  const longest = isSize(word) ? 0 : Math.min(lettersOf(word), most);
  return Array.from({ length: Math.max(0, longest - min + 1) }, (_, at) => beginning(word, min + at));
}

/** In both orders, but not two that say the same memory. */
const pairsOf = (words: readonly string[]): (readonly [string, string])[] =>
  words.flatMap((one) =>
    words
      .filter((other) => other !== one && !(isSize(one) && isSize(other)))
      .map((other) => [one, other] as const),
  );

/** Pairs whose last word is not typed whole. */
function halvesOf(words: readonly string[]): (readonly [string, string])[] {
  return pairsOf(words)
    .filter(([, last]) => !/\d/u.test(last))
    .flatMap(([one, last]) =>
      beginningsOf(last, KEYWORD_LETTERS.besideName - 1).map((part) => [one, part] as const),
    );
}
