import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { PAGE_HEADERS, pageHeaders } from './pageHeaders.ts';
import { type PageWorld, phonePageDoor } from './phonePageDoor.ts';

vi.mock('firebase-functions/logger', () => ({ info: () => {}, error: () => {}, warn: () => {} }));

const SHELL = '<html><head><title>BNS</title></head><body><div id="root"></div></body></html>';
const product = aProduct((seconds, nanoseconds) => new Timestamp(seconds, nanoseconds));
let world: PageWorld;
let end: () => void;
let address: string;

beforeEach(async () => {
  world = {
    site: 'https://bns.test',
    products: { readShowable: () => Promise.resolve(product) },
    shell: () => Promise.resolve(SHELL),
    headers: pageHeaders(false),
    countPages: () => null,
  };
  const door = phonePageDoor(() => world);
  const server = createServer((request, response) => void door(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = () => server.close();
});
afterEach(() => end());

async function open(path = '/phone/abc') {
  const answer = await fetch(`${address}${path}`);
  return { status: answer.status, kept: answer.headers.get('cache-control'), html: await answer.text() };
}

test('a phone’s page is the app’s HTML with the phone in it, kept for half a minute', async () => {
  const { status, kept, html } = await open();
  expect([status, kept]).toEqual([200, 'public, max-age=0, s-maxage=30']);
  expect(html).toMatch(
    /<script type="application\/json" id="phone" data-at="2\d{3}-[^"]*Z">\{"_id":"abc",[^]*<\/script>\s*<\/body>/,
  );
  expect(html).toContain('<div id="root"></div>');
});

test.each(['/phone/', '/phone', '/phone/a_b', '/phone/%2e%2e', '/phone/a/b', `/phone/${'x'.repeat(41)}`])(
  '%s is nobody’s, and no document is read for it',
  async (path) => {
    const readShowable = vi.fn<PageWorld['products']['readShowable']>();
    world.products = { readShowable };
    const { status, kept, html } = await open(path);
    expect([status, kept, readShowable.mock.calls.length]).toEqual([
      404,
      'public, max-age=0, s-maxage=30',
      0,
    ]);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/og:|id="phone"/);
  },
);

test('a query changes nothing', async () => {
  expect((await open('/phone/abc?utm_source=facebook')).status).toBe(200);
});

test('a network that asks for too many made-up queries is led to the phone’s own address, without a read', async () => {
  const readShowable = vi.fn<PageWorld['products']['readShowable']>();
  world.products = { readShowable };
  const countPages = vi.fn(() => 20);
  world.countPages = countPages;
  const answer = await fetch(`${address}/phone/abc?x=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    'https://bns.test/phone/abc',
    'no-store, private',
  ]);
  await open('/phone/abc');
  expect((await open('//evil.test?x=1')).status).toBe(404);
  expect([readShowable.mock.calls.length, countPages.mock.calls.length]).toEqual([1, 1]);
});

test.each(['/phone/abc', '/phone/a_b'])('%s has the headers of every page', async (path) => {
  const { headers } = await fetch(`${address}${path}`);
  const said = Object.keys(PAGE_HEADERS).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(said)).toEqual(PAGE_HEADERS);
});

test('where the data cannot be read, the app comes all the same, and nothing keeps it', async () => {
  world.products = { readShowable: () => Promise.reject(new Error('unavailable')) };
  const { status, kept, html } = await open();
  expect([status, kept, html.includes('<div id="root">')]).toEqual([503, 'no-store, private', true]);
});

test('where there is no app, a page says so', async () => {
  world.shell = () => Promise.reject(new Error('late'));
  const { status, kept, html } = await open();
  expect([status, kept]).toEqual([503, 'no-store, private']);
  expect(html).toContain('<h1>Something went wrong!</h1>');
});

test('another method is refused and told which there are', async () => {
  const answer = await fetch(`${address}/phone/abc`, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
    405,
    'GET, HEAD',
    'no-store, private',
  ]);
});
