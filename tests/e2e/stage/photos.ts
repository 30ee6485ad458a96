import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files as people choose them; each function writes one into `folder` and returns its path. */

const PLACE = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '23/1 48/1 36/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '90/1 24/1 45/1',
  },
};

/** What a phone's camera makes: a JPEG, 4000×3000, turned by its EXIF, with the place where it was taken. */
export async function cameraPhoto(folder: string): Promise<string> {
  const path = join(folder, 'IMG_20261127.jpg');
  await aPicture(4000, 3000)
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Camera' }, ...PLACE } })
    .toFile(path);
  return path;
}

/** A small square portrait. */
export async function portrait(folder: string): Promise<string> {
  const path = join(folder, 'me.png');
  await aPicture(320, 320).png().toFile(path);
  return path;
}

/** 12000×9000: 108 megapixels in a few MB. */
export async function hugeJpeg(folder: string): Promise<string> {
  const path = join(folder, 'huge.jpg');
  await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#2c6e57' } })
    .jpeg({ quality: 60 })
    .toFile(path);
  return path;
}

/** A photo's file of a given size in bytes: a real picture, then what a camera appends to it. */
export async function paddedPhoto(folder: string, name: string, bytes: number): Promise<string> {
  const path = join(folder, name);
  const start = await (name.endsWith('.png')
    ? aPicture(640, 480).png()
    : aPicture(640, 480).jpeg()
  ).toBuffer();
  await writeFile(path, Buffer.concat([start, Buffer.alloc(bytes - start.length, 1)]));
  return path;
}

/** A file whose name says one thing and whose bytes another. */
export async function fileOf(folder: string, name: string, contents: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, contents);
  return path;
}

/** The beginning of an iPhone's photo: enough to be known by its bytes. */
export const HEIC_HEAD = Uint8Array.from([
  0,
  0,
  0,
  24,
  ...Buffer.from('ftypheic'),
  0,
  0,
  0,
  0,
  ...Buffer.from('mif1heic'),
  ...Array.from({ length: 2000 }, () => 7),
]);

/** Draws a phone on a table, in pixels. */
export function aPicture(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="none">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="#c98f4a"/><stop offset="1" stop-color="#234d3f"/></linearGradient>
    <rect width="400" height="300" fill="url(#g)"/><rect x="140" y="30" width="120" height="240" rx="18" fill="#10181c"/>
    <rect x="148" y="38" width="104" height="224" rx="12" fill="#5aa9c9"/></svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false });
}
