import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardPicture } from '../../../functions/src/images/preparePicture.ts';
import { root } from '../../root.ts';
import { type Photo, SURFACE_SIDE } from './photo.ts';
import { randomOf } from './random.ts';
import { DRAWN } from './sheet.ts';
import { SURFACES, type SurfaceName } from './surfaces.ts';

/** A picture ready to be rendered; the key names what it looks like. */
export type Picture = { key: string; render: () => Promise<Buffer> };

const folder = join(root, '.cache/seed-pictures');
const keyOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20);

const drawings = new Map<SurfaceName, string>();

/** The surface's SVG, put together once. */
function drawing(name: SurfaceName): string {
  const known = drawings.get(name) ?? SURFACES[name]();
  drawings.set(name, known);
  return known;
}

const surfaces = new Map<SurfaceName, Promise<Buffer>>();

async function draw(name: SurfaceName): Promise<Buffer> {
  // In two steps: in one, sharp would draw the SVG at its final size, and the noise in it costs by the pixel.
  const small = await sharp(Buffer.from(drawing(name)))
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(small, { raw: raw(DRAWN) })
    .resize(SURFACE_SIDE)
    .raw()
    .toBuffer();
}

/** The surface as raw pixels, drawn at its first use. */
function surface(name: SurfaceName): Promise<Buffer> {
  const drawn = surfaces.get(name) ?? draw(name);
  surfaces.set(name, drawn);
  return drawn;
}

const GRAIN_SIDE = 256;

/** A tile of film grain round middle grey. */
const grain = (() => {
  const random = randomOf('grain');
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE * 3);
  for (let at = 0; at < pixels.length; at += 3)
    pixels.fill(128.5 + (random() + random() - 1) * 20, at, at + 3);
  return pixels;
})();

const raw = (side: number) => ({ width: side, height: side, channels: 3 as const });

async function develop({ width, height, surface: name, from, scene }: Photo): Promise<Buffer> {
  const ground = await sharp(await surface(name), { raw: raw(SURFACE_SIDE) })
    .extract({ ...from, width, height })
    .toBuffer();
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .composite([
      { input: Buffer.from(scene) },
      { input: grain, raw: raw(GRAIN_SIDE), tile: true, blend: 'overlay' },
    ])
    .webp({ quality: 72, effort: 2 })
    .toBuffer();
}

/** A phone's picture. */
export function photograph(photo: Photo): Picture {
  const key = keyOf(JSON.stringify(photo), drawing(photo.surface));
  return { key, render: () => develop(photo) };
}

/** A phone's picture as its card shows it, made as the relay makes it. */
export function smallOf({ key, render }: Picture): Picture {
  return {
    key: keyOf('small', key),
    render: async () => {
      const whole = await render();
      return (await cardPicture(whole)) ?? whole;
    },
  };
}

/** A flat illustration. */
export function illustration(svg: string): Picture {
  return {
    key: keyOf(svg),
    render: () => sharp(Buffer.from(svg)).webp({ quality: 84, effort: 4 }).toBuffer(),
  };
}

/** The picture's bytes (webp): from `.cache/seed-pictures` where it was rendered before. */
export async function pictureBytes(picture: Picture): Promise<Buffer> {
  const file = join(folder, `${picture.key}.webp`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await picture.render();
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}
