import { MODELS } from './catalogueModels.ts';
import { categorySlug, FIRST_BRANDS } from './category.ts';
import { searchWords } from './searchWords.ts';

/** A brand, a line or a model; or a short name that several of them have. */
export type Name = {
  /** Its words as they are searched, joined by spaces; a brand's is its id. */
  phrase: string;
  /** As it is shown. */
  label: string;
  /** The category's id; '' for a short name that several have. */
  brand: string;
};

export const isBrand = ({ phrase, brand }: Name): boolean => phrase === brand;

/** Words of lines that are ordinary words too: no name by themselves. */
export const ORDINARY_LINES = new Set([
  'note',
  'hot',
  'zero',
  'smart',
  'spark',
  'phantom',
  'edge',
  'flip',
  'fold',
  'pop',
  'z',
]);

/** Makers that are no brand of ours at first: a short name beside one of them is no model of another's ("itel S23"). */
export const OTHER_MAKERS: ReadonlySet<string> = new Set(
  'asus blackberry doogee gionee honor htc huawei itel lava lg maximus meizu micromax okapia sony symphony walton zte'.split(
    ' ',
  ),
);

/** How words are looked up, written together or apart; two numbers are never one. */
export const keyOf = (words: readonly string[]): string => words.join(' ').replace(/(?<!\d) | (?!\d)/gu, '');

let names: readonly Name[] | undefined;
let tellingWords: readonly string[] | undefined;

/** All names, brands first, each line before its models. */
export function allNames(): readonly Name[] {
  names ??= [...FIRST_BRANDS.flatMap(brandName), ...MODELS.flatMap(namesOfLine)];
  return names;
}

function brandName(label: string): Name[] {
  const brand = categorySlug(label) ?? '';
  return label === 'Other' ? [] : [{ phrase: brand, label, brand }];
}

/** A name's words as they are searched. */
export const phraseOf = (label: string) => searchWords(label).join(' ');

function namesOfLine([brand, line, models]: (typeof MODELS)[number]): Name[] {
  const named = (label: string): Name => ({ phrase: phraseOf(label), label, brand });
  const lineName = named(line);
  return [
    ...(isBrand(lineName) ? [] : [lineName]),
    ...models.split(', ').map((model) => named(`${line} ${model}`)),
  ];
}

/** A name's words with its brand before them. */
export const withBrand = ({ brand }: Name, words: readonly string[]) =>
  words[0] === brand ? words : [brand, ...words];

/** How a name may be written, word for word: whole first. */
export function waysTo(name: Name): (readonly string[])[] {
  const words = name.phrase.split(' ');
  const rests = restsOf(words);
  return [words, withBrand(name, words), ...rests.map((rest) => [name.brand, ...rest]), ...rests];
}

/** What is left of a name's words without brand or line; of "galaxy z flip 5" both "z flip 5" and "flip 5". */
export function restsOf([, ...rest]: readonly string[]): string[][] {
  const rests = rest[0] === 'z' ? [rest, rest.slice(1)] : [rest];
  return rests.filter((words) => words.length > 0);
}

/** The words of brands and lines that a misspelt word may mean. */
export function telling(): readonly string[] {
  const words = () => [
    ...allNames()
      .filter(isBrand)
      .map(({ phrase }) => phrase),
    ...MODELS.flatMap(([, line]) => searchWords(line)),
  ];
  tellingWords ??= [...new Set(words())].filter((word) => word.length >= 4 && !ORDINARY_LINES.has(word));
  return tellingWords;
}
