import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

/** A half of the typeface: what it is cut from, which characters stay. */
type Half = { name: string; from: string; ranges: readonly (readonly [first: number, last: number])[] };

/** Weights that the design uses (look: 400 for text to 800 for the largest prices). */
const WEIGHTS = { min: 400, max: 800 };

/** Latin with dashes, quotes and arrows (rare accents are the system's); the Bangla block with its joiners and dandas. */
const HALVES: readonly Half[] = [
  {
    name: 'anek-latin',
    from: 'anek-bangla-latin-wght-normal.woff2',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xbb],
      [0xd7, 0xd7],
      [0xe9, 0xe9],
      [0x2010, 0x2026],
      [0x2190, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'anek-bangla',
    from: 'anek-bangla-bengali-wght-normal.woff2',
    ranges: [
      [0x964, 0x965],
      [0x980, 0x9fe],
      [0x200c, 0x200d],
      [0x25cc, 0x25cc],
    ],
  },
];

const files = join(root, 'node_modules/@fontsource-variable/anek-bangla/files');

const textOf = (ranges: Half['ranges']) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

/**
 * The halves of the typeface as the site serves them: the glyphs and weights that it uses and no others.
 * @returns WOFF2 by file name without its ending
 */
export async function fontSubsets(): Promise<Map<string, Buffer>> {
  const cut = HALVES.map(async ({ name, from, ranges }): Promise<[string, Buffer]> => {
    const text = String.fromCodePoint(...textOf(ranges));
    const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
    return [name, await subsetFont(readFileSync(join(files, from)), text, options)];
  });
  return new Map(await Promise.all(cut));
}
