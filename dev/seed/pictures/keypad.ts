import { darker, lighter, linear, stop } from './colour.ts';
import { repeat } from './random.ts';

/** Height of a phone with keys, where its width is 100. */
export const KEYPAD_HEIGHT = 236;

/** A phone with keys and a small screen, seen from the front. */
export function keypadPhone(id: string, colour: string): string {
  const shell = linear(
    id,
    [0, 0, 1, 1],
    [stop(0, lighter(colour, 0.3)), stop(0.5, colour), stop(1, darker(colour, 0.4))],
  );
  const key = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="14" rx="5" fill="${darker(colour, 0.5)}" stroke="${lighter(colour, 0.25)}" stroke-width=".8"/><rect x="${x + width / 2 - 3}" y="${y + 5}" width="6" height="4" rx="1" fill="#f4f4f0" opacity=".9"/>`;
  const pad = repeat(12, (i) => key(11 + (i % 3) * 27, 150 + Math.floor(i / 3) * 19, 24));
  const screen = `<rect x="10" y="26" width="80" height="72" rx="4" fill="#0c0d0f"/><rect x="14" y="30" width="72" height="62" fill="#3f86c9"/><circle cx="70" cy="45" r="8" fill="#f6d873"/><path d="M14 92V76q18-12 36-2t36-6v24Z" fill="#2d6b3c"/><text x="22" y="50" font-family="sans-serif" font-size="14" fill="#fff">4:45</text>`;
  const middle = `<rect x="34" y="108" width="32" height="30" rx="9" fill="${darker(colour, 0.55)}" stroke="#c9ccd1" stroke-width="1.4"/><rect x="42" y="116" width="16" height="14" rx="4" fill="${darker(colour, 0.3)}"/>${key(9, 106, 21)}${key(70, 106, 21)}${key(9, 126, 21)}${key(70, 126, 21)}`;
  return `<defs>${shell}</defs><rect width="100" height="${KEYPAD_HEIGHT}" rx="17" fill="url(#${id})" stroke="${darker(colour, 0.55)}" stroke-width="1.4"/><rect x="40" y="12" width="20" height="3.4" rx="1.7" fill="#0a0a0a" opacity=".6"/>${screen}${middle}${pad}<path d="M6 12Q3 118 7 222" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none"/>`;
}
