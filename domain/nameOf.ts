import {
  allNames,
  isBrand,
  keyOf,
  type Name,
  ORDINARY_LINES,
  phraseOf,
  restsOf,
  withBrand,
} from './catalogue.ts';
import { MODELS } from './catalogueModels.ts';

/**
 * How a name is looked up. Names are found by the full way first; one way may mean several names, then the brand that is
 * known otherwise tells which.
 */
type Ways = {
  lines: Set<string>;
  full: Map<string, Name>;
  /** After the brand, with the line left out: "samsung a52". */
  afterBrand: Map<string, Name[]>;
  /** Without brand and line: "note 10 lite", and "a52". */
  short: Map<string, Name[]>;
};

let ways: Ways | undefined;

/** @returns whether it is neither a line nor a brand */
export const isModel = (name: Name): boolean => !isBrand(name) && !waysOf().lines.has(name.phrase);

function waysOf(): Ways {
  ways ??= gathered();
  return ways;
}

function gathered(): Ways {
  const lines = new Set(MODELS.map(([, line]) => phraseOf(line)));
  const found: Ways = { lines, full: new Map(), afterBrand: new Map(), short: new Map() };
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

function add(to: Map<string, Name[]>, key: string, name: Name): void {
  to.set(key, [...(to.get(key) ?? []), name]);
}

/**
 * The name that these words are, none of them left over.
 * @param brands those that the text speaks of otherwise; a short name has to be of one of them
 * @returns undefined where they are none
 */
export function nameOf(words: readonly string[], brands: ReadonlySet<string>): Name | undefined {
  const key = keyOf(words);
  const { full, afterBrand, short } = waysOf();
  const [found, ...others] = afterBrand.get(key) ?? [];
  const whole = full.get(key) ?? (others.length === 0 ? found : undefined);
  if (whole !== undefined || !isShort(words, brands)) return whole;
  const having = short.get(key) ?? [];
  return oneFor(key, brands.size === 0 ? having : having.filter(({ brand }) => brands.has(brand)));
}

/** The one of these that have the same short name, or that short name where they are several. */
function oneFor(key: string, [first, ...others]: readonly Name[]): Name | undefined {
  return others.length === 0 || first === undefined ? first : shortName(key, first);
}

function shortName(key: string, name: Name): Name {
  const words = name.phrase.split(' ');
  const rest = restsOf(words).find((short) => keyOf(short) === key) ?? words;
  const label = name.label.split(' ').slice(words.length - rest.length);
  return { phrase: rest.join(' '), label: label.join(' '), brand: '' };
}

/** Whether a short name says enough: "note 10 lite", "reno", "a52", but not "note", "x3" or "10" without its brand. */
function isShort(words: readonly string[], brands: ReadonlySet<string>): boolean {
  const text = words.join('');
  if (/\p{L}{3}/u.test(text) && /\p{N}/u.test(text)) return true;
  if (!/\p{L}/u.test(text)) return false;
  if (/\p{N}/u.test(text)) return brands.size > 0 || /^\p{L}{1,2}\p{N}{2}/u.test(text);
  if (words.length > 1) return text.length > 4;
  return text.length >= 4 && !ORDINARY_LINES.has(text);
}

/** A model without its brand or line, as it may stand first in a title of that brand: "xr" of Apple. */
export function modelAtFirst(words: readonly string[], brand: string): Name | undefined {
  const [found, ...others] =
    waysOf()
      .short.get(keyOf(words))
      ?.filter((name) => name.brand === brand && isModel(name)) ?? [];
  return others.length === 0 && words.join('').length > 1 ? found : undefined;
}

/**
 * By which names a phone of that name is found: its lines, itself, and its short name where several phones have it. A
 * Redmi Note 10 Pro is a Redmi and a Redmi Note, and a "note 10 pro" like Infinix' one; it is no Redmi Note 10.
 */
export function foundAs(name: Name): string[] {
  if (name.brand === '') return [name.phrase];
  const { lines, short } = waysOf();
  const words = name.phrase.split(' ');
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const shared = restsOf(words).flatMap((rest) => {
    const key = keyOf(rest);
    const [first, other] = short.get(key) ?? [];
    return first === undefined || other === undefined || !/\p{L}/u.test(key)
      ? []
      : [shortName(key, first).phrase];
  });
  const own = [
    name.phrase,
    ...(isModel(name) ? shared : []),
    ...beginnings.filter((said) => lines.has(said)),
  ];
  return [...new Set(own)].filter((said) => said !== name.brand);
}
