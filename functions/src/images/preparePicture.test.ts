import { CARD_PICTURE } from '@bns/domain';
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
    const { whole } = await preparePicture(await drawn(width, height).jpeg().toBuffer());
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: w, height: h });
  });

  test.each(['png', 'webp'] as const)('from %s with its transparency', async (format) => {
    const { whole } = await preparePicture(await drawn(64, 64).ensureAlpha(0.5).toFormat(format).toBuffer());
    expect((await sharp(whole).metadata()).hasAlpha).toBe(true);
  });

  test('without the colour profile that it came with', async () => {
    const wide = await drawn(64, 64).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { whole } = await preparePicture(wide);
    expect((await sharp(whole).metadata()).icc).toBeUndefined();
  });

  test('never with more pixels than we decode: a small file can hold a huge picture', async () => {
    const bomb = await drawn(10_000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(preparePicture(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('case 67: a card shows a small picture', () => {
  /** Noise is the most that a picture of its size can cost. */
  const noisy = async (width: number, height: number) =>
    sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31) % 251)), {
      raw: { width, height, channels: 3 },
    })
      .jpeg({ quality: 95 })
      .toBuffer();

  test.each([
    [1600, 1200],
    [900, 1600],
    [600, 600],
  ])('of %i×%i, at most 40 kB and 640 px, in the same shape', async (width, height) => {
    const { whole, forCard } = await preparePicture(await noisy(width, height));
    const small = await sharp(forCard ?? Buffer.alloc(0)).metadata();
    expect(whole.length).toBeGreaterThan(CARD_PICTURE.bytes);
    expect(forCard?.length).toBeLessThanOrEqual(CARD_PICTURE.bytes);
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(CARD_PICTURE.side);
    expect(small.width / small.height).toBeCloseTo(width / height, 1);
  });

  test('which is the picture itself where that is small', async () => {
    const { forCard } = await preparePicture(await drawn(640, 480).jpeg().toBuffer());
    expect(forCard).toBeNull();
  });
});
