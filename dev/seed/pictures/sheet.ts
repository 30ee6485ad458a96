import { n, repeat } from './random.ts';

/** Side of a surface in its own units. */
export const S = 1000;
export const sheet = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" height="${DRAWN}" viewBox="0 0 ${S} ${S}">${body}</svg>`;
/** Side of a surface as drawn, px: noise takes its time by the pixel, and it lies a little out of focus anyway. */
export const DRAWN = 580;
export const fill = (colour: string, more = '') =>
  `<rect width="${S}" height="${S}" fill="${colour}" ${more}/>`;

/** Cloudy noise of one colour; `frequency` x and y, `gain` how strong, `floor` how much of it stays away. */
export function noise(
  id: string,
  frequency: string,
  rgb: readonly [number, number, number],
  gain: number,
  floor: number,
) {
  const [r, g, b] = rgb;
  const values = `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${floor}`;
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${id.length * 7 + id.charCodeAt(0)}"/>` +
    `<feColorMatrix values="${values}"/></filter>${fill('#fff', `filter="url(#${id})"`)}`
  );
}

/** Threads crossing: the pattern of every cloth. */
export function weave(step: number, opacity: number): string {
  const threads = repeat(Math.floor(S / step), (i) => `M0 ${i * step}H${S}M${i * step} 0V${S}`);
  return `<path d="${threads}" stroke="#000" stroke-width="${n(step / 3)}" opacity="${opacity}" fill="none"/>`;
}
