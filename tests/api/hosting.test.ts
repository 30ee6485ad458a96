import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../../dev/build.ts';
import { root } from '../../dev/root.ts';
import { localStore } from '../../dev/runFolder.ts';

const site = process.env['BNS_SITE_URL'] ?? '';
const ask = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' });

// Hosting reads web/dist at each request, so the site may be built after it has started.
beforeAll(() => buildWeb(() => {}));

describe('what Hosting serves', () => {
  test.each(['/login', '/register', '/home', '/blog', '/all-products', '/dashboard/my-orders', '/?x', '/'])(
    'case 4: %s lets the sign-in pop-up talk back to its opener',
    async (path) => {
      const { headers } = await ask(path);
      // What a stranger's first look is spared, no page has on which somebody signs in or is signed in (decision 30).
      const wanted = new URL(path, site).pathname === '/' ? null : 'same-origin-allow-popups';
      expect(headers.get('cross-origin-opener-policy')).toBe(wanted);
    },
  );

  test.each(['/', '/blog', '/products/doesnotexist', '/all-products?brand=samsung'])(
    'case 22: %s is the site itself, without a redirect',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  test('case 23: a missing asset answers 404 and not the page', async () => {
    const answer = await ask('/assets/gone-1a2b3c4d.js');
    expect([answer.status, (await answer.text()).includes('id="root"')]).toEqual([404, false]);
  });

  test.each(['/', '/login', '/index.html'])('case 23: %s is asked for anew each time', async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('an asset with a hash in its name is kept for a year', async () => {
    const page = await (await ask('/')).text();
    const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await ask(asset);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  test.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ])('every page carries %s', async (name, value) => {
    expect((await ask('/')).headers.get(name)).toBe(value);
  });

  test('no file of it holds the password of the store at the payment gateway, or what is made of it', () => {
    const hash = (how: string) => createHash(how).update(localStore.password).digest('hex');
    const secrets = [localStore.password, hash('md5'), hash('sha256'), 'store_passwd'];
    const files = globSync('**/*.{html,js,css,json,map,txt}', { cwd: join(root, 'web/dist') });
    expect(files.length).toBeGreaterThan(10);
    const telling = files.filter((file) => {
      const text = readFileSync(join(root, 'web/dist', file), 'utf8');
      return secrets.some((secret) => text.includes(secret));
    });
    expect(telling).toEqual([]);
  });
});
