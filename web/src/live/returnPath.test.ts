import { expect, test } from 'vitest';
import { returnPath, returnStateOf } from './returnPath.ts';

test('case 20: the way back is the full address, with query and hash', () => {
  const place = { pathname: '/all-products', search: '?brand=samsung&max=20000', hash: '#p12' };
  expect(returnPath(returnStateOf(place))).toBe('/all-products?brand=samsung&max=20000#p12');
});

test.each([
  ['nothing', null],
  ['no path', {}],
  ['another host', { from: 'https://evil.example/' }],
  ['another host without scheme', { from: '//evil.example' }],
  ['another host by a backslash', { from: '/\\evil.example' }],
  ['another host by a tab, which browsers drop', { from: '/\t/evil.example' }],
  ['a script', { from: 'javascript:alert(1)' }],
  ['the login page itself', { from: '/login?again' }],
  ['the register page', { from: '/register' }],
  ['something that is no text', { from: 7 }],
])('%s leads to /home', (_name, state) => {
  expect(returnPath(state)).toBe('/home');
});
