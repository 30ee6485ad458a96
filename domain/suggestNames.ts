import { allNames, keyOf, type Name, waysTo } from './catalogue.ts';
import { JOINTS, searchWords } from './searchWords.ts';
import { spelt } from './spelt.ts';

const LETTERS_MIN = 2;

/**
 * The names that somebody may be about to type: those that begin so, written in any way, brands and lines before their
 * models; where there are none, those of the brand or line that he may have meant.
 * @param most how many
 */
export function suggestNames(typed: string, most: number): Name[] {
  const words = searchWords(typed)
    .map((word) => (word === '+' ? 'plus' : word))
    .filter((word) => !JOINTS.has(word));
  if (words.join('').length < LETTERS_MIN) return [];
  const found = beginningWith(words);
  return (found.length > 0 ? found : beginningWith(words.flatMap(spelt))).slice(0, most);
}

/** Those found by their whole name first. */
function beginningWith(words: readonly string[]): Name[] {
  const beginning = keyOf(words);
  const isFound = (way: readonly string[]) => keyOf(way).startsWith(beginning);
  const [whole, short] = [0, 1].map((from) =>
    allNames().filter((name) =>
      waysTo(name)
        .slice(from, from === 0 ? 1 : undefined)
        .some(isFound),
    ),
  );
  return [...new Set([...(whole ?? []), ...(short ?? [])])];
}
