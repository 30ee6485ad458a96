import { USES } from '@bns/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'bns-live');
});
afterEach(() => vi.unstubAllEnvs());

const read = async () => (await import('./config.ts')).config();

test('without params the site is the project’s own', async () => {
  expect((await read()).allowedOrigins).toEqual(['https://bns-live.web.app']);
});

test('origins are taken without paths, and what is no address is left out', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://bns.example/');
  vi.stubEnv('ALLOWED_ORIGINS', 'https://shop.bns.example/path, ,nonsense');
  expect((await read()).allowedOrigins).toEqual(['https://bns.example', 'https://shop.bns.example']);
});

test('the picture host’s address has no slash at its end', async () => {
  vi.stubEnv('IMGBB_URL', 'http://127.0.0.1:5060//');
  expect((await read()).imgbbUrl).toBe('http://127.0.0.1:5060');
});

test('without a store id nobody pays online', async () => {
  expect((await read()).gateway).toBeNull();
});

test('with a store id there is a payment gateway, its address without a slash at its end', async () => {
  vi.stubEnv('SSLCOMMERZ_STORE_ID', 'bnslocal');
  vi.stubEnv('SSLCOMMERZ_URL', 'http://127.0.0.1:5063/');
  expect((await read()).gateway).toEqual({ url: 'http://127.0.0.1:5063', storeId: 'bnslocal' });
});

test('a limit that an operator leaves out, or makes no number, is the domain’s', async () => {
  vi.stubEnv('WRITES_PER_MINUTE', '7');
  vi.stubEnv('IMAGES_PER_HOUR', 'many');
  vi.stubEnv('REPORTS_PER_HOUR', '-1');
  const { writes, tokens, images, reports, payments } = USES;
  expect((await read()).limits).toEqual({
    writes: 7,
    tokens: tokens.perPerson,
    images: images.perPerson,
    reports: reports.perPerson,
    payments: payments.perPerson,
  });
  expect(writes.perPerson).not.toBe(7);
});

test.each([
  ['', false],
  ['off', false],
  ['enforced', true],
])('App Check %j is enforced: %s', async (said, isEnforced) => {
  vi.stubEnv('APP_CHECK', said);
  expect((await read()).isAppCheckEnforced).toBe(isEnforced);
});

test('a slip in APP_CHECK does not leave the door open', async () => {
  vi.stubEnv('APP_CHECK', 'Enforced');
  await expect(read()).rejects.toThrow('APP_CHECK');
});
