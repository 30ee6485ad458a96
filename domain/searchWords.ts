import { latinWord } from './spellings.ts';
import { foldDigits, foldName } from './text.ts';

/** "8/" of "8/128", "8GB+" of "8GB+128GB". */
const MEMORY =
  /(?<![\p{L}\p{N}])\d{1,2} ?(?:gb)? ?[/+] ?(?=(?:16|32|64|128|256|512|1024) ?(?:gb)?(?![\p{L}\p{N}]))/gu;

/**
 * The words of a text as they are searched: case, width and kind of digits do not count, Bangla spellings of brands are
 * Latin, '+' is "plus", and a size is a number, memory before it left out: "8/128GB" is "128".
 */
export function searchWords(text: string): string[] {
  return foldDigits(foldName(text))
    .replace(/[\u200C\u200D]/gu, '')
    .replace(MEMORY, ' ')
    .replace(/(?<=[\p{L}\p{N}])\+/gu, ' plus ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => latinWord(word).replace(/^(\d+)gb$/u, '$1'))
    .filter((word) => word !== '' && word !== 'gb');
}

const NOISE = new Set(
  searchWords(
    'used phone phones mobile mobiles smartphone handset sale sell buy second hand price cheap tk taka bdt bangladesh bd ' +
      'with and or the of for in at from only is a an ram rom ' +
      'ফোন মোবাইল স্মার্টফোন পুরাতন পুরানো পুরনো ব্যবহৃত দাম বিক্রি কিনতে চাই সেকেন্ড হ্যান্ড টাকা সেট ও এবং',
  ),
);

/** @returns whether a word says nothing about which phone is meant; not one of model numbers, as the 'a' of "a 52" */
export const isNoise = (word: string): boolean => NOISE.has(word);

/** The first letters of a word, as people count them. */
export const beginning = (word: string, letters: number): string =>
  Array.from(word).slice(0, letters).join('');

/** How many letters a word has. */
export const lettersOf = (word: string): number => Array.from(word).length;
