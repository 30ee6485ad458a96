import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { preparePicture } from './preparePicture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 70, g: 60, b: 160 } } });

describe('a picture is published', () => {
  test.each([
    [4000, 3000, 1280, 960],
    [900, 1600, 720, 1280],
    [640, 480, 640, 480],
  ])('of %i×%i as %i×%i WebP', async (width, height, w, h) => {
    const bytes = await preparePicture(await drawn(width, height).jpeg().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: w, height: h });
  });

  test.each(['png', 'webp'] as const)('from %s with its transparency', async (format) => {
    const bytes = await preparePicture(await drawn(64, 64).ensureAlpha(0.5).toFormat(format).toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test('without the colour profile that it came with', async () => {
    const wide = await drawn(64, 64).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    expect((await sharp(await preparePicture(wide)).metadata()).icc).toBeUndefined();
  });

  test('never with more pixels than we decode: a small file can hold a huge picture', async () => {
    const bomb = await drawn(10_000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(preparePicture(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });
});
