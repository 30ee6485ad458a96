import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { BODY_MAX_BYTES, ENDPOINTS, FIELD, NOTICE } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { offsetFrom, portsAt } from '../../dev/ports.mjs';
import { localProject } from '../../dev/root.ts';
import { type Account, claimsIn, newEmail, signUp } from './accounts.ts';
import { ask, verdict } from './ask.ts';
import { auth } from './behind.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOT_KEPT = 'no-store, private';
let buyer: Account;

beforeAll(async () => {
  buyer = await signUp();
});

const putSelf = (asking: Parameters<typeof ask>[2]) =>
  ask('PUT', '/users', { token: buyer.token, query: { email: buyer.email }, ...asking });

describe('every answer', () => {
  test('carries a request id of its own', async () => {
    const [one, other, refused] = await Promise.all([
      ask('GET', '/healthz'),
      ask('GET', '/healthz'),
      ask('GET', '/nothing'),
    ]);
    const ids = [one, other, refused].map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(ids.filter((id) => UUID.test(id)).length).toBe(3);
    expect(new Set(ids).size).toBe(3);
  });

  test('is a problem where it is an error', async () => {
    const { headers, body } = await ask('GET', '/nothing');
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: NOTICE.noSuchAddress,
      code: 'not-found',
    });
  });

  test('comes from the function’s own address alike', async () => {
    expect([await statusOf('/healthz'), await statusOf('/api/healthz')]).toEqual([200, 200]);
  });

  test('to HEAD has no body', async () => {
    const { status, text } = await ask('HEAD', '/landing');
    expect([status, text]).toEqual([200, '']);
  });
});

describe('addresses', () => {
  test.each(['/', '/api', '/users/', '/users//jwt', '/users/jwt/more', '/images/x'])(
    '%s is not known',
    async (path) => {
      expect(verdict(await ask('GET', path))).toEqual([404, 'not-found']);
    },
  );

  test.each([
    ['DELETE', '/users', 'PUT, GET, HEAD, OPTIONS'],
    ['POST', '/landing', 'GET, HEAD, OPTIONS'],
    ['GET', '/users/jwt', 'POST, OPTIONS'],
    ['GET', '/images', 'POST, OPTIONS'],
  ])('%s %s says what is allowed', async (method, path, allow) => {
    const reply = await ask(method, path);
    expect([...verdict(reply), reply.headers.get('allow')]).toEqual([405, 'method-not-allowed', allow]);
  });

  test.each([
    '/api/../users',
    '/api/users%2Fjwt',
    '/api/users/%00',
    '/api/%E0%A4%A',
    '/api/healthz%',
    '/api/healthz;x=1',
    '/api/%252e%252e/healthz',
    '/api/..%5c..%5chealthz',
  ])('%s is refused, never a fault', async (path) => {
    expect(Math.floor((await statusOf(path)) / 100)).toBe(4);
  });
});

describe('bodies', () => {
  test('are JSON by their type', async () => {
    const reply = await putSelf({ raw: '{}', headers: { 'content-type': 'text/plain' } });
    expect(verdict(reply)).toEqual([415, 'unsupported-type']);
  });

  test('are JSON by their content', async () => {
    const reply = await putSelf({ raw: '{"name": ', headers: { 'content-type': 'application/json' } });
    expect([...verdict(reply), reply.body['detail']]).toEqual([400, 'invalid', NOTICE.notJson]);
  });

  test.each(['[]', '"name"', 'null', ''])('are one object, not %j', async (raw) => {
    const reply = await putSelf({ raw, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(verdict(reply)).toEqual([400, 'invalid']);
  });

  test.each(['gzip', 'deflate', 'br', 'nothing-known'])(
    'are never inflated: one that says %s is no JSON',
    async (encoding) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const reply = await putSelf({ raw: gzipSync('{"name":"Rahim"}'), headers });
      expect([...verdict(reply), reply.body['detail']]).toEqual([400, 'invalid', NOTICE.notJson]);
    },
  );

  test('have at most 100 kB', async () => {
    const reply = await putSelf({ body: { name: 'x'.repeat(BODY_MAX_BYTES) } });
    expect(verdict(reply)).toEqual([413, 'too-large']);
  });

  test('have no unknown keys, and every field says what is wrong with it', async () => {
    const { status, body } = await putSelf({
      raw: '{"name":"","isSeller":"yes","role":1,"__proto__":{}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([
      { field: 'role', message: FIELD.unknownKey },
      { field: '__proto__', message: FIELD.unknownKey },
      { field: 'name', message: FIELD.username },
      { field: 'isSeller', message: FIELD.wrongKind },
    ]);
  });
});

describe('who asks', () => {
  const closed = Object.entries(ENDPOINTS).filter(([, { token }]) => token !== 'none');
  const withEmail = { email: 'buyer@bns.test' };

  test.each(closed)('%s wants a token', async (_, { method, path }) => {
    const reply = await ask(method, path, { query: withEmail });
    expect([...verdict(reply), reply.headers.get('www-authenticate')]).toEqual([
      401,
      'unauthenticated',
      'Bearer',
    ]);
  });

  test.each(closed)('%s takes no garbage', async (_, { method, path }) => {
    for (const token of ['garbage', 'a.b.c', `${buyer.token.split('.')[0]}.e30.`]) {
      expect(verdict(await ask(method, path, { query: withEmail, token }))).toEqual([401, 'unauthenticated']);
    }
  });

  test.each(['PUT /users', 'POST /users/jwt'])('%s takes no session token', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const { body } = await ask('POST', '/users/jwt', { token: buyer.token, body: { email: buyer.email } });
    const session = String(body['token']);
    const status = await ask('GET', '/users/user-status', { token: session, query: { email: buyer.email } });
    const reply = await ask(method, path, { token: session, query: { email: buyer.email }, body: {} });
    expect([status.status, ...verdict(reply)]).toEqual([200, 401, 'unauthenticated']);
  });

  test.each([
    ['PUT', '/users'],
    ['GET', '/users/user-status'],
  ])('%s %s is for one’s own mail', async (method, path) => {
    const asking = method === 'PUT' ? { body: { name: 'Buyer' } } : {};
    const reply = await ask(method, path, { token: buyer.token, query: { email: newEmail() }, ...asking });
    expect([...verdict(reply), reply.body['detail']]).toEqual([403, 'forbidden', NOTICE.otherPersonsEmail]);
  });

  test('a cookie is no credential, so no other site’s page can act for whoever is signed in', async () => {
    const headers = { cookie: `__session=${buyer.token}`, origin: 'https://evil.example' };
    for (const [, { method, path }] of closed) {
      expect(verdict(await ask(method, path, { query: withEmail, headers }))).toEqual([
        401,
        'unauthenticated',
      ]);
    }
  });

  test('a call about somebody says whom', async () => {
    const { status, body } = await ask('GET', '/users/user-status', { token: buyer.token });
    expect([status, body['errors']]).toEqual([400, [{ field: 'email', message: FIELD.email }]]);
  });

  test('a closed account is told so, with a token from before too', async () => {
    const { uid, email, token } = await signUp();
    await auth.updateUser(uid, { disabled: true });
    const reply = await ask('GET', '/users/user-status', { token, query: { email } });
    expect([...verdict(reply), reply.body['detail']]).toEqual([
      401,
      'unauthenticated',
      NOTICE.accountDisabled,
    ]);
  });

  test('a revoked session token is worth nothing', async () => {
    const { uid, email, token } = await signUp();
    const { body } = await ask('POST', '/users/jwt', { token, body: {} });
    // Revocation counts in whole seconds: a token of the same second would pass.
    await expect
      .poll(() => Math.floor(Date.now() / 1000), { timeout: 3000 })
      .toBeGreaterThan(issuedAt(token));
    await auth.revokeRefreshTokens(uid);
    const reply = await ask('GET', '/users/user-status', { token: String(body['token']), query: { email } });
    expect(verdict(reply)).toEqual([401, 'unauthenticated']);
  });
});

describe('caches', () => {
  test.each(['/landing', '/products/categories'])('%s is kept by the CDN for half a minute', async (path) => {
    expect((await ask('GET', path)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  test('nothing is kept of an answer to somebody', async () => {
    const { headers } = await ask('GET', '/landing', { token: buyer.token });
    expect(headers.get('cache-control')).toBe(NOT_KEPT);
  });

  test('nothing is kept of an error', async () => {
    const replies = await Promise.all([
      ask('POST', '/landing'),
      ask('GET', '/nothing'),
      ask('PUT', '/users'),
    ]);
    expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual([
      NOT_KEPT,
      NOT_KEPT,
      NOT_KEPT,
    ]);
  });
});

describe('pages of other origins', () => {
  const site = process.env['BNS_SITE_URL'] ?? '';

  test('of ours may read the answer', async () => {
    const { headers } = await ask('GET', '/landing', { headers: { origin: site } });
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('vary')).toMatch(/\bOrigin\b/);
  });

  test.each(['https://evil.example', `${site}.evil.example`, 'null', 'http://127.0.0.1'])(
    'of %s may not',
    async (origin) => {
      const { headers } = await ask('GET', '/landing', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toMatch(/\bOrigin\b/);
    },
  );

  test('are told beforehand what they may send', async () => {
    const asked = { origin: site, 'access-control-request-method': 'PUT' };
    const { status, headers } = await ask('OPTIONS', '/users', { headers: asked });
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'PUT, GET, HEAD, OPTIONS']);
    expect(headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, X-Firebase-AppCheck',
    );
  });

  test('are told nothing where they are not ours', async () => {
    const { status, headers } = await ask('OPTIONS', '/users', {
      headers: { origin: 'https://evil.example' },
    });
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, null]);
  });
});

const issuedAt = (token: string) => Number(claimsIn(token)['iat']);

/** Asks the function at its own address, without the cleaning that fetch does to a path. */
function statusOf(path: string): Promise<number> {
  const { functions: port } = portsAt(offsetFrom(0));
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: `/${localProject}/asia-south1/api${path}` }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
