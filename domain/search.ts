import { KEYWORD_LETTERS, KEYWORDS_MAX } from './limits.ts';
import { foldDigits, foldName } from './text.ts';

/**
 * Words to find a phone by, kept on it by a trigger: prefixes of 2 to 10 letters of the words of its title, brand
 * and place, whole words first in line, at most 60.
 */
export function keywordsOf(phone: { title: string; categoryName: string; district: string }): string[] {
  const words = [phone.title, phone.categoryName, phone.district].flatMap(searchWords);
  const whole = words.map((word) => prefix(word, KEYWORD_LETTERS.max));
  const shorter = words.flatMap((word) => {
    const letters = Math.min(Array.from(word).length, KEYWORD_LETTERS.max);
    const lengths = Array.from(
      { length: Math.max(0, letters - KEYWORD_LETTERS.min) },
      (_, i) => letters - 1 - i,
    );
    return lengths.map((length) => prefix(word, length));
  });
  return [...new Set([...whole, ...shorter])].slice(0, KEYWORDS_MAX);
}

/** The words of a text as they are searched: folded, digits ASCII, two letters or more. */
function searchWords(text: string): string[] {
  return foldDigits(foldName(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => Array.from(word).length >= KEYWORD_LETTERS.min);
}

function prefix(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('');
}
