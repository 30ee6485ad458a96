import { darker, lighter } from './colour.ts';
import { between, n, type Random, repeat } from './random.ts';
import { soft } from './soft.ts';

/** The box that the phone came in, its lid up: lies at 0 0, 120 units wide. */
function box(random: Random, colour: string): string {
  const pale = random() < 0.6;
  const [lid, ink] = pale ? ['#f1efea', '#2a2c2f'] : ['#1d1f22', '#e9e7e2'];
  return `${soft('<rect x="5" y="9" width="116" height="220" rx="3"', 9, 0.5)}<rect width="118" height="222" rx="3" fill="${darker(lid, 0.2)}"/><rect x="0" y="0" width="114" height="218" rx="3" fill="${lid}"/><rect x="32" y="34" width="50" height="102" rx="8" fill="${colour}"/><rect x="36" y="38" width="42" height="94" rx="5" fill="${lighter(colour, 0.4)}"/><rect x="24" y="158" width="66" height="7" rx="2" fill="${ink}" opacity=".8"/><rect x="36" y="172" width="42" height="4" rx="2" fill="${ink}" opacity=".4"/>`;
}

/** A white cable, coiled, with its plug. */
function cable(random: Random): string {
  const turn = n(between(random, -30, 30));
  const line = 'M10 0C90-40 130 60 60 80S-50 30 20 10S140 30 110 110S10 150-20 110';
  return `<g transform="rotate(${turn})"><path d="${line}" stroke="#000" stroke-opacity=".16" stroke-width="10" fill="none" transform="translate(4 6)"/><path d="${line}" stroke="#000" stroke-opacity=".3" stroke-width="6" fill="none" transform="translate(2 4)"/><path d="${line}" stroke="#eeece8" stroke-width="5" fill="none"/><path d="${line}" stroke="#fff" stroke-width="1.6" fill="none"/><rect x="-42" y="92" width="26" height="15" rx="3" fill="#f4f2ee" transform="rotate(38 -30 100)"/><rect x="-56" y="86" width="15" height="10" rx="2" fill="#b8bcc2" transform="rotate(38 -30 100)"/></g>`;
}

/** A cup of milk tea on its saucer, from above. */
function tea(): string {
  return `${soft('<circle cx="5" cy="9" r="60"', 12, 0.5)}<circle r="62" fill="#e9e4da"/><circle r="50" fill="#d8d1c3"/><circle r="60" fill="none" stroke="#2f5d8a" stroke-width="2.5"/><rect x="38" y="-9" width="34" height="18" rx="9" fill="#f4f0e8" stroke="#cfc8ba" stroke-width="2"/><circle r="41" fill="#f6f2ea"/><circle r="36" fill="#a9693a"/><circle r="36" fill="#c98a55" opacity=".6" cy="-3"/><path d="M-20-10q12-12 30-6" stroke="#f0d3ae" stroke-width="3" fill="none" opacity=".7"/>`;
}

/** A key ring with two keys. */
function keys(): string {
  const key = (turn: number, tone: string) =>
    `<g transform="rotate(${turn})"><circle cy="22" r="13" fill="${tone}"/><circle cy="20" r="5" fill="#5a4a30" opacity=".6"/><rect x="-4" y="33" width="8" height="44" fill="${tone}"/><path d="M4 52h7v6H4zM4 64h9v6H4z" fill="${tone}"/></g>`;
  return `<circle cx="3" cy="5" r="18" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6"/>${key(-28, '#c9a55a')}${key(22, '#b7bcc3')}<circle r="16" fill="none" stroke="#d4d8dd" stroke-width="4"/>`;
}

/** Money for scale, no note of any bank. */
function receipt(random: Random): string {
  return `${soft('<rect x="3" y="6" width="101" height="160"', 5, 0.4)}<path d="M0 0h104v160l-8 8-9-8-9 8-9-8-9 8-8-8-9 8-9-8-9 8-9-8-8 8-8-8Z" fill="#f7f5ee"/>${repeat(13, (i) => `<rect x="12" y="${20 + i * 10}" width="${n(between(random, 30, 80))}" height="3" fill="#53514c" opacity=".7"/>`)}<rect x="30" y="8" width="44" height="6" fill="#3a3936"/>`;
}

const PROPS = { box, cable, tea, keys, receipt } as const;
export type PropName = keyof typeof PROPS;

/** A thing beside the phone, drawn about 120 units large at 0 0. */
export function prop(name: PropName, random: Random, colour: string): string {
  return PROPS[name](random, colour);
}

/** The light of the room: bars of a window, shadows of leaves, or plain. Laid over the whole picture. */
export function daylight(
  kind: 'window' | 'leaves' | 'plain',
  random: Random,
  width: number,
  height: number,
): string {
  if (kind === 'plain') return '';
  const turn = n(between(random, -30, 30));
  if (kind === 'window') {
    const bars = repeat(3, (i) =>
      soft(
        `<rect x="${n(width * (0.06 + i * 0.34))}" y="${n(-height * 0.4)}" width="${n(width * 0.18)}" height="${n(height * 1.8)}"`,
        width * 0.06,
        0.2,
        '#fff3d0',
      ),
    );
    return `<g transform="rotate(${turn} ${n(width / 2)} ${n(height / 2)})">${bars}</g>`;
  }
  return repeat(9, () => {
    const at = `translate(${n(between(random, -60, width))} ${n(between(random, -40, height * 0.7))}) rotate(${n(between(random, 0, 360))}) scale(${n(between(random, 0.8, 2))})`;
    return soft(`<path d="M0 0C26-22 62-18 84 0C62 18 26 22 0 0" transform="${at}"`, 7, 0.2, '#0b160c');
  });
}
