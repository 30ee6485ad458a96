import { linear, radial, stop } from './colour.ts';
import { between, n, pick, type Random, repeat } from './random.ts';

type Area = { width: number; height: number };
type Painter = (random: Random, area: Area, id: string) => string;

const box = ({ width, height }: Area, fill: string) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

function waves(random: Random, { width, height }: Area, colours: readonly string[], from: number): string {
  const step = (1 - from) / colours.length;
  return colours
    .map((colour, i) => {
      const y = height * (from + i * step);
      const [a, b] = [between(random, -14, 14), between(random, -14, 14)];
      return `<path d="M0 ${n(y)}C${n(width * 0.3)} ${n(y + a)} ${n(width * 0.65)} ${n(y + b)} ${width} ${n(y)}V${height}H0Z" fill="${colour}"/>`;
    })
    .join('');
}

const sunset: Painter = (random, area, id) =>
  `<defs>${linear(
    id,
    [0, 0, 0, 1],
    [stop(0, '#2b3a67'), stop(0.45, '#e4724f'), stop(0.62, '#f8c36a'), stop(1, '#f3e2b0')],
  )}</defs>${box(area, `url(#${id})`)}<circle cx="${n(area.width * between(random, 0.3, 0.7))}" cy="${n(area.height * 0.55)}" r="13" fill="#ffe9b8"/>${waves(random, area, ['#8a4a4f', '#54344a', '#2b2038'], 0.62)}`;

const paddy: Painter = (random, area, id) =>
  `<defs>${linear(
    id,
    [0, 0, 0, 1],
    [stop(0, '#6fb5e8'), stop(0.5, '#d8eef5')],
  )}</defs>${box(area, `url(#${id})`)}${waves(random, area, ['#7fae5a', '#9ccc4f', '#69a43b', '#3f7d33'], 0.52)}<path d="M${n(area.width * 0.72)} ${n(area.height * 0.55)}q2-24 0-34m0 0q-14-4-18 8m18-8q-4-14-16-10m16 10q12-8 18 2m-18-2q8 0 14 14" stroke="#2c4a26" stroke-width="2.4" fill="none"/>`;

const river: Painter = (random, area, id) =>
  `<defs>${linear(
    id,
    [0, 0, 0, 1],
    [stop(0, '#bfe3e6'), stop(0.5, '#4fa3b1'), stop(1, '#0f4b5f')],
  )}</defs>${box(area, `url(#${id})`)}${repeat(9, () => `<rect x="${n(between(random, 0, 70))}" y="${n(area.height * between(random, 0.5, 0.95))}" width="${n(between(random, 12, 36))}" height="1.4" rx=".7" fill="#fff" opacity=".5"/>`)}<path d="M22 ${n(area.height * 0.5)}q26 16 52 0l-7 12H30Z" fill="#3a2a1e"/><path d="M46 ${n(area.height * 0.5)}V${n(area.height * 0.34)}l18 ${n(area.height * 0.13)}Z" fill="#f4efe0"/>`;

const swirls: Painter = (random, area, id) => {
  const pair = pick(random, [
    ['#ff5f6d', '#ffc371', '#3a1c71'],
    ['#00c6ff', '#0072ff', '#0b1240'],
    ['#7f53ac', '#f7797d', '#ffd36e'],
    ['#11998e', '#38ef7d', '#063b36'],
    ['#f953c6', '#b91d73', '#22082d'],
  ] as const);
  return `<defs>${linear(
    id,
    [0, 0, 1, 1],
    [stop(0, pair[2]), stop(1, pair[1])],
  )}</defs>${box(area, `url(#${id})`)}${repeat(6, (i) => `<ellipse cx="${n(between(random, 0, area.width))}" cy="${n(area.height * between(random, 0.1, 1))}" rx="${n(between(random, 26, 70))}" ry="${n(between(random, 20, 64))}" fill="${pair[i % 3]}" opacity=".5" transform="rotate(${n(between(random, -40, 40))} 50 100)"/>`)}`;
};

const night: Painter = (random, area, id) =>
  `<defs>${radial(
    id,
    [0.5, 0.35, 0.9],
    [stop(0, '#31406b'), stop(1, '#070b18')],
  )}</defs>${box(area, `url(#${id})`)}${repeat(40, () => `<circle cx="${n(between(random, 0, area.width))}" cy="${n(between(random, 0, area.height))}" r="${n(between(random, 0.3, 1))}" fill="#fff" opacity=".8"/>`)}<circle cx="64" cy="${n(area.height * 0.52)}" r="15" fill="#f3efdd"/><circle cx="70" cy="${n(area.height * 0.5)}" r="13" fill="#26345a" opacity=".9"/>`;

const petals: Painter = (random, area, id) => {
  const colour = pick(random, ['#e9447a', '#f0852d', '#8a5bd6', '#f2f2f2']);
  return `<defs>${radial(
    id,
    [0.5, 0.5, 0.8],
    [stop(0, '#2d4a3a'), stop(1, '#0c1712')],
  )}</defs>${box(area, `url(#${id})`)}<g transform="translate(50 ${n(area.height * 0.56)})">${repeat(9, (i) => `<path d="M0 0C-20-24-14-56 0-66C14-56 20-24 0 0" fill="${colour}" opacity=".82" transform="rotate(${i * 40})"/>`)}<circle r="11" fill="#f7c948"/></g>`;
};

const icons: Painter = (random, area, id) => {
  const colours = [
    '#2f80ed',
    '#27ae60',
    '#eb5757',
    '#f2c94c',
    '#9b51e0',
    '#56ccf2',
    '#ffffff',
    '#f2994a',
    '#333a45',
  ];
  const rows = Math.floor(area.height / 26) - 3;
  const grid = repeat(
    rows * 4,
    (i) =>
      `<rect x="${8 + (i % 4) * 21}" y="${n(area.height * 0.28 + Math.floor(i / 4) * 25)}" width="15" height="15" rx="4.4" fill="${pick(random, colours)}"/>`,
  );
  return `${swirls(random, area, id)}<rect x="8" y="${n(area.height * 0.11)}" width="${area.width - 20}" height="${n(area.height * 0.1)}" rx="6" fill="#fff" opacity=".3"/>${grid}`;
};

/** The settings page that buyers ask to see. */
const about: Painter = (random, area) =>
  `${box(area, '#f4f5f7')}<rect x="8" y="18" width="46" height="7" rx="2" fill="#22262c"/><rect x="6" y="34" width="${area.width - 12}" height="46" rx="6" fill="#fff"/><rect x="38" y="40" width="16" height="26" rx="3" fill="#7ba4e8"/><rect x="30" y="71" width="34" height="4" rx="2" fill="#9097a1"/>${repeat(Math.floor((area.height - 100) / 19), (i) => `<rect x="6" y="${88 + i * 19}" width="${area.width - 12}" height="16" rx="4" fill="#fff"/><rect x="11" y="${92 + i * 19}" width="${n(between(random, 22, 36))}" height="3.4" rx="1" fill="#3a4048"/><rect x="11" y="${97.5 + i * 19}" width="${n(between(random, 30, 60))}" height="2.6" rx="1" fill="#a7adb6"/>`)}`;

const off: Painter = (_random, area, id) =>
  `<defs>${linear(
    id,
    [0, 0, 1, 1],
    [stop(0, '#2b3036'), stop(0.5, '#0d0f11'), stop(1, '#1b1f23')],
  )}</defs>${box(area, `url(#${id})`)}`;

const WALLPAPERS = { sunset, paddy, river, swirls, night, petals, icons, about, off } as const;
export type WallpaperName = keyof typeof WALLPAPERS;
export const WALLPAPER_NAMES = Object.keys(WALLPAPERS) as WallpaperName[];

/** Whether a clock belongs on it: a lock screen, not a page of an app. */
const locked = (name: WallpaperName) => !['icons', 'about', 'off'].includes(name);

/** What a screen of this size shows. */
export function wallpaper(name: WallpaperName, random: Random, area: Area, id: string): string {
  const clock = locked(name)
    ? `<text x="${n(area.width / 2)}" y="${n(area.height * 0.24)}" font-family="sans-serif" font-size="${n(area.width * 0.22)}" font-weight="300" fill="#fff" text-anchor="middle">${pick(random, ['10:24', '4:45', '9:08', '12:30', '7:15', '11:52'])}</text><rect x="${n(area.width / 2 - 15)}" y="${n(area.height * 0.27)}" width="30" height="2.6" rx="1.3" fill="#fff" opacity=".8"/>`
    : '';
  return WALLPAPERS[name](random, area, id) + clock;
}
