/** Pairs of letters and letters that sound alike, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/ck/gu, 'k'],
  [/c(?!h)|q/gu, 'k'],
  [/z/gu, 's'],
  [/y/gu, 'i'],
  [/w/gu, 'v'],
  [/x/gu, 'ks'],
  [/(\p{L})\1+/gu, '$1'],
];

/** A word as it sounds: "ifone" and "iphone" are one. Letters of a model's number, which are few, stay as they are. */
export function soundOf(word: string): string {
  return word.replace(/\p{L}{4,}/gu, (letters) =>
    ALIKE.reduce((so, [pattern, sound]) => so.replace(pattern, sound), letters),
  );
}

/**
 * Damerau-Levenshtein: how many letters have to be put in, left out, replaced or swapped with their neighbour.
 * (Optimal string alignment: no letter is touched twice.)
 */
export function distanceOf(one: string, other: string): number {
  let [twoAgo, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const steps = [cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + (isSame ? 0 : 1)];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(...steps, ...(isSwap ? [cell(twoAgo, j - 2) + 1] : [])));
    }
    [twoAgo, last] = [last, row];
  }
  return cell(last, other.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
