import { expect, test } from 'vitest';
import { crossOrigin, preflight } from './crossOrigin.ts';

const OURS = ['https://bns.example'];

test.each([
  undefined,
  'null',
  'https://bns.example.evil.example',
  'https://evil-bns.example',
  'http://bns.example',
])('the origin %s gets nothing but Vary', (origin) => {
  expect(crossOrigin(origin, OURS)).toEqual({ Vary: 'Origin' });
  expect(preflight(origin, OURS, 'GET')).toEqual({ Vary: 'Origin', Allow: 'GET' });
});

test('an allowed origin is named, never all of them', () => {
  expect(crossOrigin('https://bns.example', OURS)['Access-Control-Allow-Origin']).toBe('https://bns.example');
});
