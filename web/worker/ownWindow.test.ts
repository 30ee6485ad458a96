import { expect, test } from 'vitest';
import { inOwnWindow } from './ownWindow.ts';

const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const said = ({ headers }: Response) => [
  headers.get('cross-origin-opener-policy'),
  headers.get('server-timing'),
  headers.get('content-type'),
];

test('the home page gets the header that Hosting leaves away, and says so', async () => {
  const owned = inOwnWindow('/', page());
  expect(said(owned)).toEqual(['same-origin-allow-popups', 'own-window', 'text/html']);
  expect(await owned.text()).toBe('<html>');
});

test('other pages stay as they come, and so does what is no page', () => {
  const blog = page();
  expect(inOwnWindow('/blog', blog)).toBe(blog);
  const lost = Response.error();
  expect(inOwnWindow('/', lost)).toBe(lost);
});
