import { describe, expect, test } from 'vitest';
import { fitWithin, preparePhoto } from './preparePhoto.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const heic = bytes([0, 0, 0, 24], 'ftypheic');
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test('case 61: a HEIC photo is refused before the upload, whatever its name says', async () => {
  await expect(preparePhoto(new File([heic], 'IMG_0001.jpg', { type: 'image/jpeg' }))).rejects.toThrow(
    'HEIC photos cannot be shown everywhere. Please choose a JPEG, PNG or WebP photo',
  );
});

test('case 62: a PNG of 35 MB is too large, and is not even decoded', async () => {
  const huge = new Blob([new Uint8Array(png), new Uint8Array(35 * 1024 * 1024)]);
  await expect(preparePhoto(huge)).rejects.toThrow('This photo is too large');
});

describe('case 63: what is no photo is refused at once, with the reason', () => {
  test.each([
    ['a page renamed .jpg', bytes('<!doctype html><html>'), 'This file is not a photo'],
    ['a PDF', bytes('%PDF-1.7'), 'This file is not a photo'],
    ['an SVG with a script', bytes('<svg onload="alert(1)">'), 'This file is not a photo'],
    ['0 bytes', new Blob([]), 'This file is empty'],
  ])('%s', async (_name, file, reason) => {
    await expect(preparePhoto(file)).rejects.toThrow(reason);
  });
});

test.each([
  [4000, 3000, 1280, 960],
  [3000, 4000, 960, 1280],
  [12000, 9000, 1280, 960],
  [800, 600, 800, 600],
  [20000, 3, 1280, 1],
])('%i×%i is kept as %i×%i', (width, height, keptWidth, keptHeight) => {
  expect(fitWithin(width, height, 1280)).toEqual({ width: keptWidth, height: keptHeight });
});
