import { describe, expect, test } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

/** Relative luminance of a #RRGGBB colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

type Pair = [text: keyof Palette, ground: keyof Palette, least: number];
const grounds: (keyof Palette)[] = ['paper', 'surface', 'sand'];
const pairs: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground, 7],
    ['inkSoft', ground, 4.5],
    ['green', ground, 4.5],
    ['red', ground, 4.5],
    ['field', ground, 3],
  ]),
  ['onGreen', 'green', 4.5],
  ['onGreen', 'greenDeep', 4.5],
  ['onGreenSoft', 'greenSoft', 4.5],
  ['ink', 'greenSoft', 4.5],
  ['onMarigold', 'marigold', 4.5],
  ['onMarigoldSoft', 'marigoldSoft', 4.5],
  ['onRed', 'red', 4.5],
  ['paper', 'ink', 7],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, palette) => {
  test.each(pairs)('shows %s on %s at %s:1 or better', (text, ground, least) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});
