import { foldDigits, foldName } from './text.ts';

/** How brands, lines and what follows them are written in Bangla, and how their Latin names are misspelt by ear. */
const TABLE: readonly (readonly [string, string])[] = [
  ['samsung', 'স্যামসাং স্যামসং সামসাং সামসং স্যামসুং স্যামসাঙ samsang samsong shamsung'],
  ['apple', 'অ্যাপল এপল আপেল অ্যাপেল এপেল'],
  ['iphone', 'আইফোন আইফন আইফোণ aifon aiphone'],
  ['galaxy', 'গ্যালাক্সি গ্যালাক্সী গেলাক্সি গ্যালাক্সিস গ্যালাক্সির গ্যালেক্সি'],
  ['xiaomi', 'শাওমি শাওমী শিওমি জিয়াওমি শিয়াওমি shaomi shawmi siaomi shiaomi xaomi xiami'],
  ['redmi', 'রেডমি রেডমী readmi radmi'],
  ['poco', 'পোকো পকো'],
  ['mi', 'এমআই'],
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
  ['nokia', 'নোকিয়া নকিয়া'],
  ['motorola', 'মটোরোলা মোটোরোলা মটরোলা মোটরোলা'],
  ['moto', 'মটো মোটো'],
  ['google', 'গুগল গুগোল'],
  ['pixel', 'পিক্সেল পিক্সল'],
  ['note', 'নোট'],
  ['pro', 'প্রো'],
  ['max', 'ম্যাক্স মেক্স'],
  ['plus', 'প্লাস'],
  ['mini', 'মিনি'],
  ['ultra', 'আল্ট্রা আলট্রা'],
  ['lite', 'লাইট'],
  ['prime', 'প্রাইম'],
  ['flip', 'ফ্লিপ'],
  ['fold', 'ফোল্ড'],
  ['spark', 'স্পার্ক'],
  ['camon', 'ক্যামন'],
  ['hot', 'হট'],
  ['smart', 'স্মার্ট'],
  ['zero', 'জিরো'],
  ['5g', '৫জি ফাইভজি'],
  ['4g', '৪জি'],
  ['black', 'কালো ব্ল্যাক'],
  ['white', 'সাদা'],
  ['blue', 'নীল ব্লু'],
  ['red', 'লাল'],
  ['green', 'সবুজ'],
  ['gold', 'গোল্ড সোনালি সোনালী'],
];

/** The letters of model numbers as they are said. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['a', 'এ'],
  ['c', 'সি'],
  ['e', 'ই'],
  ['f', 'এফ'],
  ['g', 'জি'],
  ['j', 'জে'],
  ['m', 'এম'],
  ['s', 'এস'],
  ['v', 'ভি'],
  ['x', 'এক্স'],
  ['y', 'ওয়াই'],
  ['z', 'জেড'],
];

const known = new Map(
  [...TABLE, ...LETTERS].flatMap(([latin, spellings]) =>
    spellings.split(' ').map((spelling) => [foldDigits(foldName(spelling)), latin] as const),
  ),
);

/** A folded word in Latin letters where it is a known spelling of one; 'এ52' is 'a52'. */
export function latinWord(word: string): string {
  const whole = known.get(word);
  if (whole !== undefined) return whole;
  const [, letters = '', digits = ''] = /^(\D+)(\d+.*)$/su.exec(word) ?? [];
  const latin = known.get(letters);
  return latin === undefined ? word : latin + digits;
}

/** So many letters of a Bangla spelling tell which one it is. */
const TELLING = 3;

/**
 * The Latin word of a Bangla one that is not whole yet, or has an ending: "আইফো", "আইফোনের".
 * @returns undefined where it may be several or none
 */
export function banglaMeant(word: string): string | undefined {
  if (!/^\p{Script=Bengali}+$/u.test(word) || word.length < TELLING) return undefined;
  const near = [...known].filter(
    ([spelling]) => spelling.startsWith(word) || (spelling.length > TELLING && word.startsWith(spelling)),
  );
  const meant = new Set(near.map(([, latin]) => latin));
  return meant.size === 1 ? near[0]?.[1] : undefined;
}
