import { BODY, type DeviceLook, FINISHES } from './body.ts';
import { linear, radial, stop } from './colour.ts';
import { device } from './device.ts';
import type { FormName } from './forms.ts';
import { fingers, palm } from './hand.ts';
import { KEYPAD_HEIGHT, keypadPhone } from './keypad.ts';
import { daylight, type PropName, prop } from './props.ts';
import { between, n, pick, type Random, randomOf } from './random.ts';
import { soft } from './soft.ts';
import { FAR, type SurfaceName } from './surfaces.ts';
import type { WallpaperName } from './wallpapers.ts';

/** Side of a surface, px: larger than any picture, so that each cuts its own piece out. */
export const SURFACE_SIDE = 820;

/** A phone's picture as layers: a piece of a surface, and what lies on it as SVG. */
export type Photo = {
  width: number;
  height: number;
  surface: SurfaceName;
  /** Where the piece is cut out of the surface, px. */
  from: { left: number; top: number };
  scene: string;
};

/** What the owner of the listing knows of the picture; everything else follows from `seed`. */
export type PhotoWish = {
  seed: string;
  form: FormName | 'keypad';
  colour: string;
  side: 'back' | 'front';
  wallpaper: WallpaperName;
  surface: SurfaceName;
  /** px */
  size: readonly [width: number, height: number];
  prop?: PropName;
  scratched?: boolean;
};

const SKINS = ['#b9835a', '#a06b45', '#c99a72', '#8a5a3a'];

type Placed = { turn: number; scale: number; skew: number; x: number; y: number };

/** A place for a body of this height: large, near the middle, turned as a hand would lay it. */
function place(random: Random, wish: PhotoWish, height: number): Placed {
  const [w, h] = wish.size;
  const far = FAR.includes(wish.surface);
  const lying = w / h > 1.25 && height > 150 && !far;
  const diagonal = !far && w / h < 0.9 && random() < 0.6;
  const steep = lying ? between(random, 48, 84) : between(random, 32, 52);
  const turn = lying || diagonal ? pick(random, [-1, 1]) * steep : between(random, -17, 17);
  const rad = (Math.abs(turn) * Math.PI) / 180;
  const across = BODY * Math.cos(rad) + height * Math.sin(rad);
  const down = BODY * Math.sin(rad) + height * Math.cos(rad);
  const scale = Math.min(w / across, h / down) * (far ? 0.88 : between(random, 0.86, 0.99));
  return {
    turn: far ? turn * 0.6 : turn,
    scale,
    skew: between(random, -4, 4),
    x: w / 2 + between(random, -0.04, 0.04) * w,
    y: h / 2 + (far ? -0.06 * h : between(random, -0.03, 0.03) * h),
  };
}

function phone(wish: PhotoWish, random: Random): { body: string; height: number; radius: number } {
  if (wish.form === 'keypad')
    return { body: keypadPhone('d', wish.colour), height: KEYPAD_HEIGHT, radius: 17 };
  const look: DeviceLook = {
    form: wish.form,
    colour: wish.colour,
    side: wish.side,
    wallpaper: wish.wallpaper,
    scratched: wish.scratched === true,
    finish: pick(random, FINISHES),
  };
  return device('d', look, random);
}

/** Where the body's shadow falls: the light comes from the upper left, whichever way the phone lies. */
function shadows(height: number, radius: number, turn: number, lies: boolean): string {
  const rad = (turn * Math.PI) / 180;
  const [dx, dy] = [7 * Math.cos(rad) + 9 * Math.sin(rad), 9 * Math.cos(rad) - 7 * Math.sin(rad)];
  const body = (x: number, y: number) =>
    `<rect x="${n(x)}" y="${n(y)}" width="${BODY}" height="${n(height)}" rx="${n(radius)}"`;
  const cast = lies ? soft(body(dx * 1.1, dy * 1.1), 13, 0.5) : '';
  const touch = soft(body(dx * 0.3, dy * 0.3), 3.4, 0.6);
  return `${cast}${touch}${body(dx * 0.22, dy * 0.22)} fill="#22252a"/>`;
}

function beside(wish: PhotoWish, random: Random, at: Placed): string {
  if (wish.prop === undefined) return '';
  const [w, h] = wish.size;
  const side = pick(random, [-1, 1]);
  const wide = w >= h;
  const x = wide ? w / 2 + side * w * 0.36 : w * between(random, 0.05, 0.6);
  const y = wide ? h * between(random, 0.1, 0.5) : side > 0 ? h * 0.74 : h * 0.04;
  const scale = wish.prop === 'box' ? at.scale : at.scale * 0.9;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(between(random, -30, 30))}) scale(${n(scale)})">${prop(wish.prop, random, wish.colour)}</g>`;
}

/** How the light falls on the whole: warm or cool, brighter on one side, darker to the corners. */
function light(random: Random, [w, h]: readonly [number, number]): string {
  const warm = pick(random, ['#ffb765', '#ffd9a0', '#bcd9ff', '#fff2dc', '#9fc4ff']);
  const [x, y] = [between(random, 0.1, 0.9), between(random, 0, 0.5)];
  const defs = [
    radial(
      'lit',
      [x, y, 0.85],
      [stop(0, '#ffffff', 0.24), stop(0.5, '#ffffff', 0.03), stop(1, '#000000', 0.12)],
    ),
    radial('corners', [0.5, 0.5, 0.75], [stop(0.55, '#000000', 0), stop(1, '#000000', 0.3)]),
    linear('tint', [0, 0, 1, 1], [stop(0, warm, 0.16), stop(1, warm, 0.04)]),
  ];
  const all = (fill: string) => `<rect width="${w}" height="${h}" fill="url(#${fill})"/>`;
  return `<defs>${defs.join('')}</defs>${all('tint')}${all('lit')}${all('corners')}`;
}

/** The layers of one phone's picture; the same wish gives the same picture. */
export function photoOf(wish: PhotoWish): Photo {
  const random = randomOf(wish.seed);
  const [width, height] = wish.size;
  const { body, height: tall, radius } = phone(wish, random);
  const at = place(random, wish, tall);
  const held = FAR.includes(wish.surface);
  const skin = pick(random, SKINS);
  const move = `translate(${n(at.x)} ${n(at.y)}) rotate(${n(at.turn)}) skewX(${n(at.skew)}) scale(${n(at.scale)}) translate(${-BODY / 2} ${n(-tall / 2)})`;
  const lying = `${shadows(tall, radius, at.turn, true)}${body}`;
  const mirror = random() < 0.5 ? `transform="translate(${BODY} 0) scale(-1 1)"` : '';
  const inHand = `<g ${mirror}>${palm('h', skin, tall)}</g>${shadows(tall, radius, at.turn, false)}${body}<g ${mirror}>${fingers('h', skin, tall)}</g>`;
  const kind = held ? 'plain' : pick(random, ['window', 'leaves', 'plain', 'plain'] as const);
  const scene = [
    held ? '' : beside(wish, random, at),
    `<g transform="${move}">${held ? inHand : lying}</g>`,
    daylight(kind, random, width, height),
    light(random, wish.size),
  ];
  return {
    width,
    height,
    surface: wish.surface,
    from: {
      left: Math.floor(random() * (SURFACE_SIDE - width)),
      top: Math.floor(random() * (SURFACE_SIDE - height)),
    },
    scene: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene.join('')}</svg>`,
  };
}
