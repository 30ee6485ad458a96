import { MODELS } from './catalogueModels.ts';
import { categorySlug, FIRST_BRANDS } from './category.ts';
import { soundOf } from './likeness.ts';
import { searchWords } from './searchWords.ts';

/** A brand, a line or a model. */
export type Name = {
  /** Its words as they are searched, joined by spaces; a brand's is its id. */
  phrase: string;
  /** As it is shown. */
  label: string;
  /** The category's id. */
  brand: string;
};

export const isBrand = ({ phrase, brand }: Name): boolean => phrase === brand;

/**
 * How a name is looked up. Names are found by the full way first; one way may mean several names, then only the brand
 * that is known otherwise tells which.
 */
type Ways = {
  full: Map<string, Name>;
  /** After the brand, with the line left out: "samsung a52". */
  afterBrand: Map<string, Name[]>;
  /** Without brand and line: "note 10 lite", and "a52" where the brand is known. */
  short: Map<string, Name[]>;
};

/** Words of lines that are ordinary words too: no name by themselves. */
const ORDINARY = new Set([
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

export const keyOf = (words: readonly string[]): string => words.map(soundOf).join('');

let names: readonly Name[] | undefined;
let ways: Ways | undefined;

/** All names, brands first, each line before its models. */
export function allNames(): readonly Name[] {
  names ??= [...FIRST_BRANDS.flatMap(brandName), ...MODELS.flatMap(namesOfLine)];
  return names;
}

function brandName(label: string): Name[] {
  const brand = categorySlug(label) ?? '';
  return label === 'Other' ? [] : [{ phrase: brand, label, brand }];
}

function namesOfLine([brand, line, models]: (typeof MODELS)[number]): Name[] {
  const named = (label: string): Name => ({ phrase: searchWords(label).join(' '), label, brand });
  const lineName = named(line);
  return [
    ...(isBrand(lineName) ? [] : [lineName]),
    ...models.split(', ').map((model) => named(`${line} ${model}`)),
  ];
}

function waysOf(): Ways {
  ways ??= gathered();
  return ways;
}

function gathered(): Ways {
  const found: Ways = { full: new Map(), afterBrand: new Map(), short: new Map() };
  for (const name of allNames()) {
    const words = name.phrase.split(' ');
    const rests = restsOf(words);
    found.full.set(keyOf(words), name);
    found.full.set(keyOf(withBrand(name, words)), name);
    for (const rest of rests) add(found.afterBrand, keyOf([name.brand, ...rest]), name);
    for (const rest of rests) add(found.short, keyOf(rest), name);
  }
  return found;
}

const withBrand = ({ brand }: Name, words: readonly string[]) =>
  words[0] === brand ? words : [brand, ...words];

/** How a name may be written, word for word: whole first. */
export function waysTo(name: Name): (readonly string[])[] {
  const words = name.phrase.split(' ');
  const rests = restsOf(words);
  return [words, withBrand(name, words), ...rests.map((rest) => [name.brand, ...rest]), ...rests];
}

/** What is left of a name's words without brand or line; of "galaxy z flip 5" both "z flip 5" and "flip 5". */
function restsOf([, ...rest]: readonly string[]): string[][] {
  const rests = rest[0] === 'z' ? [rest, rest.slice(1)] : [rest];
  return rests.filter((words) => words.length > 0);
}

function add(to: Map<string, Name[]>, key: string, name: Name): void {
  to.set(key, [...(to.get(key) ?? []), name]);
}

/**
 * The name that these words are, none of them left over.
 * @param brands those that the text speaks of otherwise; a short name has to be of one of them
 * @returns undefined where they are none, or may be several
 */
export function nameOf(words: readonly string[], brands: ReadonlySet<string>): Name | undefined {
  const key = keyOf(words);
  const { full, afterBrand, short } = waysOf();
  const found = full.get(key) ?? only(afterBrand.get(key));
  if (found !== undefined) return found;
  if (brands.size === 0) return isTelling(words) ? only(short.get(key)) : undefined;
  const isShort = isTelling(words) || (/\p{L}/u.test(key) && /\p{N}/u.test(key));
  return isShort ? only(short.get(key)?.filter(({ brand }) => brands.has(brand))) : undefined;
}

const only = (found: readonly Name[] = []) => (found.length === 1 ? found[0] : undefined);

/** Whether a short name says enough without its brand: "note 10 lite", "reno", but not "a52", "note" or "8 128". */
function isTelling(words: readonly string[]): boolean {
  const text = words.join('');
  if (words.length === 1 && !/\p{N}/u.test(text)) return text.length >= 4 && !ORDINARY.has(text);
  return /\p{L}{3}/u.test(text) && /\p{N}/u.test(text);
}

/**
 * The names that a name is one of, itself among them, brands not: a Galaxy A52s is a Galaxy A52, as a Redmi Note 10 Pro is
 * a Redmi Note 10, a Redmi Note and a Redmi.
 */
export function withAncestors({ phrase }: Name): string[] {
  const words = phrase.split(' ');
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const { full } = waysOf();
  return [
    ...new Set(beginnings.flatMap((said) => [said.replace(/(?<=\p{N})\p{L}{1,2}$/u, ''), said])),
  ].filter((said) => {
    const name = full.get(keyOf(said.split(' ')));
    return name !== undefined && !isBrand(name) && name.phrase === said;
  });
}

/** The words of brands and lines that a misspelt word may mean. */
export function telling(): string[] {
  const lines = MODELS.flatMap(([, line]) => searchWords(line));
  const words = [
    ...allNames()
      .filter(isBrand)
      .map(({ phrase }) => phrase),
    ...lines,
  ];
  return [...new Set(words)].filter((word) => word.length >= 4 && !ORDINARY.has(word));
}
