import { n } from './random.ts';

/**
 * A shape with soft edges, without a blur filter (those take most of a picture's time): the shape again and again
 * with a thinner outline, each barely there.
 * @param shape the element without its end, such as `<rect width="4" height="2"`
 * @param spread how far the edge fades, in the shape's units
 */
export function soft(shape: string, spread: number, opacity: number, colour = '#000'): string {
  const layers = 7;
  const each = 1 - (1 - opacity) ** (1 / layers);
  return Array.from({ length: layers }, (_, i) => {
    const outline = n(spread * 2 * (1 - i / layers) ** 1.4);
    return `${shape} fill="${colour}" stroke="${colour}" stroke-width="${outline}" stroke-linejoin="round" opacity="${n(each)}"/>`;
  }).join('');
}
