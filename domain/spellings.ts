import { foldDigits, foldName } from './text.ts';

type Spellings = readonly (readonly [latin: string, spellings: string])[];

/** How brands and lines are written in Bangla, and how their Latin names are misspelt by ear. */
const NAMES: Spellings = [
  ['samsung', 'স্যামসাং স্যামসং সামসাং সামসং স্যামসুং স্যামসাঙ samsang samsong shamsung'],
  ['apple', 'অ্যাপল এপল আপেল অ্যাপেল এপেল'],
  ['iphone', 'আইফোন আইফন আইফোণ aifon aiphone iphon ifon'],
  ['galaxy', 'গ্যালাক্সি গ্যালাক্সী গেলাক্সি গ্যালাক্সিস গ্যালাক্সির গ্যালেক্সি'],
  ['xiaomi', 'শাওমি শাওমী শিওমি জিয়াওমি শিয়াওমি shaomi shawmi siaomi shiaomi xaomi xiami'],
  ['redmi', 'রেডমি রেডমী readmi radmi redme redmy remdi rdmi readme'],
  ['poco', 'পোকো পকো'],
  ['mi', 'এমআই মি'],
  ['realme', 'রিয়েলমি রিয়ালমি রিয়েলমী রিয়ালমী রিয়েলমে relme rialme reelme'],
  ['narzo', 'নারজো'],
  ['oppo', 'অপো ওপো অপ্পো ওপ্পো'],
  ['reno', 'রেনো'],
  ['vivo', 'ভিভো ভিবো বিভো vibo bivo'],
  ['oneplus', 'ওয়ানপ্লাস ওয়ানপ্লস'],
  ['one', 'ওয়ান'],
  ['nord', 'নর্ড'],
  ['infinix', 'ইনফিনিক্স ইনফিনিক্ষ infinic infinics'],
  ['tecno', 'টেকনো techno tekno'],
  ['nokia', 'নোকিয়া নকিয়া nokea nokiya'],
  ['motorola', 'মটোরোলা মোটোরোলা মটরোলা মোটরোলা'],
  ['moto', 'মটো মোটো'],
  ['google', 'গুগল গুগোল'],
  ['pixel', 'পিক্সেল পিক্সল pixal pixle'],
  ['camon', 'ক্যামন'],
  ['itel', 'আইটেল'],
  ['walton', 'ওয়ালটন'],
  ['symphony', 'সিম্ফনি সিম্ফোনি simphony symphoni'],
  ['huawei', 'হুয়াওয়ে হুয়াওয়েই হুয়াই huwaei huawai'],
  ['honor', 'অনার honour'],
  ['sony', 'সনি'],
];

/** How what follows them is written. */
const OTHERS: Spellings = [
  ['phone', 'ফোন'],
  ['note', 'নোট'],
  ['pro', 'প্রো'],
  ['max', 'ম্যাক্স মেক্স'],
  ['plus', 'প্লাস'],
  ['mini', 'মিনি'],
  ['ultra', 'আল্ট্রা আলট্রা'],
  ['lite', 'লাইট'],
  ['ram', 'র্যাম'],
  ['rom', 'রম'],
  ['prime', 'প্রাইম'],
  ['flip', 'ফ্লিপ'],
  ['fold', 'ফোল্ড'],
  ['spark', 'স্পার্ক'],
  ['hot', 'হট'],
  ['smart', 'স্মার্ট'],
  ['zero', 'জিরো'],
  ['5g', 'ফাইভজি'],
  ['black', 'কালো ব্ল্যাক'],
  ['white', 'সাদা'],
  ['blue', 'নীল ব্লু'],
  ['red', 'লাল রেড'],
  ['green', 'সবুজ'],
  ['gold', 'গোল্ড সোনালি সোনালী'],
];

/** Letters as they are said. */
const LETTERS: Spellings = [
  ['a', 'এ'],
  ['b', 'বি'],
  ['c', 'সি'],
  ['d', 'ডি'],
  ['e', 'ই'],
  ['f', 'এফ'],
  ['g', 'জি'],
  ['i', 'আই'],
  ['j', 'জে'],
  ['k', 'কে'],
  ['l', 'এল'],
  ['m', 'এম'],
  ['n', 'এন'],
  ['p', 'পি'],
  ['r', 'আর'],
  ['s', 'এস'],
  ['t', 'টি'],
  ['u', 'ইউ'],
  ['v', 'ভি'],
  ['x', 'এক্স'],
  ['y', 'ওয়াই'],
  ['z', 'জেড'],
];

const spelt = (table: Spellings) =>
  table.flatMap(([latin, spellings]) =>
    spellings.split(' ').map((spelling) => [foldDigits(foldName(spelling)), latin] as const),
  );

const names = spelt(NAMES);
const known = new Map([...names, ...spelt(OTHERS)]);

/** The longest first: এক্স is no এ. */
const letters = new Map(spelt(LETTERS).toSorted(([one], [other]) => other.length - one.length));
const LETTER = new RegExp([...letters.keys()].join('|'), 'gu');
const LETTERS_ALONE = new RegExp(`^(?:${LETTER.source}){1,3}$`, 'u');

/**
 * A folded word in Latin letters where it is a known spelling of one, or of two: 'এ52এস' is 'a52s', 'প্রোম্যাক্স' is
 * 'pro max'.
 */
export function latinWord(word: string): string {
  const parts = word.match(/\d+|\D+/gu) ?? [];
  return parts.map((part) => known.get(part) ?? twoWords(part) ?? lettersSaid(part)).join('');
}

function twoWords(part: string): string | undefined {
  if (!/^\p{Script=Bengali}+$/u.test(part)) return undefined;
  for (let at = 2; at < part.length - 1; at += 1) {
    const [one, other] = [known.get(part.slice(0, at)), known.get(part.slice(at))];
    if (one !== undefined && other !== undefined) return `${one} ${other}`;
  }
  return undefined;
}

function lettersSaid(part: string): string {
  return LETTERS_ALONE.test(part) ? part.replace(LETTER, (letter) => letters.get(letter) ?? letter) : part;
}

/** So many letters of a Bangla spelling tell which one it is. */
const TELLING = 4;

/** What Bangla adds to a name: of, in, to it. */
const BANGLA_ENDINGS: readonly string[] = ['য়ের', 'য়ে', 'য়', 'তে', 'ের', 'এর', 'ে', 'র', 'টা', 'টি'].map(
  foldName,
);

/** A Bangla word without each of the endings that it may have. */
export const withoutEnding = (word: string): string[] =>
  BANGLA_ENDINGS.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));

/**
 * The Latin name of a brand or line whose Bangla one is not whole yet, or has an ending: "আইফো", "আইফোনের".
 * @returns undefined where it may be several or none
 */
export function banglaMeant(word: string): string | undefined {
  if (!/^\p{Script=Bengali}+$/u.test(word) || word.length < TELLING) return undefined;
  const bare = withoutEnding(word);
  const near = names.filter(([spelling]) => spelling.startsWith(word) || bare.includes(spelling));
  const meant = new Set(near.map(([, latin]) => latin));
  return meant.size === 1 ? near[0]?.[1] : undefined;
}
