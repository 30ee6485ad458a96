const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * A colour between two.
 * @param share 0 gives the first, 1 the second
 */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number) => mix(hex, '#000000', share);

/** One colour on a gradient's way. */
export const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** @param line x1, y1, x2, y2 as shares of the shape's box */
export function linear(
  id: string,
  line: readonly [number, number, number, number],
  stops: readonly string[],
): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

/** @param circle cx, cy, r as shares of the shape's box */
export function radial(
  id: string,
  circle: readonly [number, number, number],
  stops: readonly string[],
): string {
  const [cx, cy, r] = circle;
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.join('')}</radialGradient>`;
}
