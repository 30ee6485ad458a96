import sharp from 'sharp';

/** Photos as phones make them, drawn here: nothing is downloaded. */

const INDIGO = { r: 70, g: 60, b: 160 };

/** A plain JPEG of this size. */
export function aJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: INDIGO }, limitInputPixels: false })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** 4000×3000 and held upright: stored lying, with the turn and the place where it was taken in its EXIF. */
export function aGeotaggedJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: INDIGO } })
    .withExif({
      IFD0: { Make: 'Phone Maker' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 48/1 36/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '90/1 24/1 36/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A PNG of at least so many bytes: a small picture with a text chunk that says nothing. */
export async function aHeavyPng(bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: INDIGO } })
    .png()
    .toBuffer();
  return Buffer.concat([png, Buffer.alloc(bytes)]);
}
