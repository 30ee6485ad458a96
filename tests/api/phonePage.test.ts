import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../../dev/build.ts';
import { root } from '../../dev/root.ts';
import { aContact } from '../builders/aContact.ts';
import { aHiddenPhone, aPhone } from './aPhone.ts';
import { ask } from './ask.ts';
import { hostedPhoto } from './hostedPhoto.ts';
import { logText } from './paymentsMessages.ts';

const site = process.env['BNS_SITE_URL'] ?? '';
const CRAWLER = { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' };
const HOSTILE = '</title></script><script>alert(1)</script><!-- " $&';

const open = async (productId: string, init: RequestInit = {}) => {
  const answer = await fetch(`${site}/phone/${productId}`, { headers: CRAWLER, redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
const block = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="phone"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

// Hosting reads web/dist at each request, so the site may be built after it has started.
beforeAll(() => buildWeb(() => {}));

describe('a phone’s page', () => {
  test('shows previews of links its title, its price and a picture that loads', async () => {
    const image = await hostedPhoto();
    const productId = await aPhone('seller', { title: 'Galaxy A52', resalePrice: 12_500, image });
    const { status, html } = await open(productId);
    expect([status, meta(html, 'og:title'), meta(html, 'og:url')]).toEqual([
      200,
      'Galaxy A52 · Tk 12,500',
      `${site}/phone/${productId}`,
    ]);
    expect(meta(html, 'description')).toContain('Tk 12,500');
    const picture = await fetch(meta(html, 'og:image') ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  test('case 23: is the app as it is deployed now, with the phone’s public answer in it', async () => {
    const productId = await aPhone('seller');
    const [{ html }, answer] = await Promise.all([open(productId), ask('GET', `/phones/${productId}`)]);
    expect(block(html)).toEqual(answer.body);
    const shell = await readFile(join(root, 'web/dist/shell.html'), 'utf8');
    const scripts = (page: string) => page.match(/<script[^>]* src="[^"]+"/g);
    expect(scripts(html)).toEqual(scripts(shell));
    expect(html).toContain('<div id="root"></div>');
  });

  test('tells nobody its seller’s e-mail or number', async () => {
    const { sellerEmail, sellerPhone } = aContact();
    const { html } = await open(await aPhone('seller'));
    for (const secret of [sellerEmail, sellerPhone, 'keywords']) expect(html).not.toContain(secret);
  });

  test('is kept by the CDN for half a minute and has what every page has in its head', async () => {
    const { headers } = await open(await aPhone('seller'));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      // Once: by Hosting, with the addresses of the emulators.
      'content-security-policy': expect.stringMatching(/^default-src 'self'(?!.*default-src).*127\.0\.0\.1/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  test('case 56: a hostile title runs nothing', async () => {
    const productId = await aPhone('seller', {
      title: HOSTILE,
      description: `${HOSTILE} ${'x'.repeat(100)}`,
    });
    const { html } = await open(productId);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(block(html)).toMatchObject({ title: HOSTILE });
  });

  test('says that it is sold, to search engines too', async () => {
    const { status, html } = await open(await aPhone('seller', { isSold: true }));
    expect([status, meta(html, 'robots')]).toEqual([200, 'noindex']);
    expect(html).toContain('https://schema.org/OutOfStock');
    expect(meta(html, 'og:title')).toMatch(/ · Sold$/);
  });

  test('HEAD answers the same without the page', async () => {
    const { status, headers, html } = await open(await aPhone('seller'), { method: 'HEAD' });
    expect([status, headers.get('cache-control'), html]).toEqual([200, 'public, max-age=0, s-maxage=30', '']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const { status, headers } = await open('nothing', { method });
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
      405,
      'GET, HEAD',
      'no-store, private',
    ]);
  });

  test('leaves no word about anybody in the log', async () => {
    const title = `Logged ${crypto.randomUUID()}`;
    const productId = await aPhone('seller', { title });
    await open(productId);
    await expect.poll(() => logText().includes('"call":"phonePage"'), { timeout: 30_000 }).toBe(true);
    expect(logText()).not.toContain(title);
  });
});

describe('where there is no such phone', () => {
  test.each([
    ['an unknown id', () => Promise.resolve('nothing-here')],
    ['a hidden phone', aHiddenPhone],
    ['a broken id', () => Promise.resolve('a%20_b')],
    ['what climbs', () => Promise.resolve('%2e%2e%2fusers')],
    ['no id', () => Promise.resolve('')],
  ])('%s is 404, with the app in it and no phone', async (_, idOf) => {
    const { status, headers, html } = await open(await idOf());
    expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=30']);
    expect(html).toContain('<div id="root"></div>');
    expect([meta(html, 'robots'), html.includes('og:'), block(html)]).toEqual(['noindex', false, null]);
  });
});
