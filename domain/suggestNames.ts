import { allNames, keyOf, type Name, waysTo } from './catalogue.ts';
import { spelt } from './namesIn.ts';
import { searchWords } from './searchWords.ts';

const LETTERS_MIN = 2;

/**
 * The names that somebody may be about to type: those that begin so, written in any way, brands and lines before their
 * models; where there are none, those of the brand or line that he may have meant.
 * @param most how many
 */
export function suggestNames(typed: string, most: number): Name[] {
  const words = searchWords(typed);
  if (words.join('').length < LETTERS_MIN) return [];
  const found = beginningWith(words);
  return (found.length > 0 ? found : beginningWith(words.map(spelt))).slice(0, most);
}

/** Those found by their whole name first. */
function beginningWith(words: readonly string[]): Name[] {
  const beginnings = new Set([words.join(''), keyOf(words)]);
  const begins = (key: string) => [...beginnings].some((beginning) => key.startsWith(beginning));
  const isFound = (way: readonly string[]) => begins(way.join('')) || begins(keyOf(way));
  const [whole, short] = [0, 1].map((from) =>
    allNames().filter((name) =>
      waysTo(name)
        .slice(from, from === 0 ? 1 : undefined)
        .some(isFound),
    ),
  );
  return [...new Set([...(whole ?? []), ...(short ?? [])])];
}
