import { expect, test } from 'vitest';
import { isPhonePicture, isPublicAnswer } from './kept.ts';

test.each([
  ['/api/landing', {}, true],
  ['/api/products/categories', {}, true],
  ['/api/landing', { authorization: 'Bearer x' }, false],
  ['/api/orders', {}, false],
  ['/api/products', {}, false],
])('an answer of %s asked for with %o is kept: %s', (path, headers, kept) => {
  expect(isPublicAnswer(path, new Headers(headers))).toBe(kept);
});

test.each([
  ['https://i.ibb.co/abc/phone.webp', true],
  ['http://127.0.0.1:5060/i/phone.webp', true],
  ['https://bns.example/assets/hero.svg', false],
  ['https://lh3.googleusercontent.com/a/person', false],
])('a picture of %s is kept: %s', (address, kept) => {
  expect(isPhonePicture(new URL(address), 'https://bns.example')).toBe(kept);
});
