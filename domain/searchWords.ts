import { latinWord } from './spellings.ts';
import { foldDigits, foldName } from './text.ts';

const WORD = /[\p{L}\p{M}\p{N}]+|\/|(?<=[\p{L}\p{M}\p{N}])\+|\+(?= ?\d)|(?<=\d)[-|×\\,](?=\d)/gu;

/** What may stand between the sizes of memory; "N+" may be "N plus" too, which only a catalogue of names can tell. */
export const JOINTS: ReadonlySet<string> = new Set(['+', '/', '-', '|', '×', '\\', ',']);

/** Signs that no word is made of, which would become letters when they are folded: "№ 13", "A52™". */
const SIGNS = /[™℠®©№]/gu;

/** What makes a picture of the sign before it: "1️⃣" is 1. */
const PICTURED = /[\uFE00-\uFE0F\u20E3]/gu;

/** Between Bangla words; behind a hasanta it is within one. */
const PARTED = /(?<=\p{Script=Bengali})(?<!\u09CD)\u200C(?=\p{Script=Bengali})/gu;

/**
 * The words of a text as they are searched: case, width and kind of digits do not count, Bangla spellings of names are
 * Latin. What may join sizes is a word by itself: {@link JOINTS}.
 */
export function searchWords(text: string): string[] {
  const words =
    foldDigits(foldName(text.replace(SIGNS, ' ').replace(PICTURED, '').replace(PARTED, ' ')))
      .replace(/[\u200C\u200D]/gu, '')
      .match(WORD) ?? [];
  return words.flatMap((word) => latinWord(word).split(' '));
}

const NOISE = new Set(
  searchWords(
    'used old new good best under fresh phone phones mobile mobiles smartphone handset sale sell buy second hand price cheap tk taka bdt bangladesh bd ' +
      'with and or vs the of for in at from to only is a an i want dam koto kinbo kinte chai ram rom gb ' +
      'ফোন মোবাইল স্মার্টফোন পুরাতন পুরানো পুরনো ব্যবহৃত দাম কত বিক্রি কিনতে চাই সেকেন্ড হ্যান্ড টাকা সেট ও এবং',
  ),
);

/** @returns whether a word says nothing about which phone is meant; not one of model numbers, as the 'a' of "a 52" */
export const isNoise = (word: string): boolean => NOISE.has(word);

/** The first letters of a word, as people count them. */
export const beginning = (word: string, letters: number): string =>
  Array.from(word).slice(0, letters).join('');

/** How many letters a word has. */
export const lettersOf = (word: string): number => Array.from(word).length;
