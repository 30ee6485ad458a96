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
