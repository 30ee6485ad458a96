import type { ServerResponse } from 'node:http';
import { DomainError, NOTICE } from '@bns/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { Dependencies } from '../dependencies.ts';
import { door } from './door.ts';

const lines = vi.hoisted(() => [] as unknown[][]);
vi.mock('firebase-functions/logger', () => {
  const keep = (...line: unknown[]) => void lines.push(line);
  return { info: keep, warn: keep, error: keep };
});
afterEach(() => void lines.splice(0));

type Sent = { status: number; headers: Record<string, string>; body: string };

/** Asks a door whose one call, GET /healthz, fails like this. */
async function askFailing(error: Error): Promise<Sent> {
  const sent: Sent = { status: 0, headers: {}, body: '' };
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(sent, { status, headers }),
    end: (body: string) => Object.assign(sent, { body }),
  } as unknown as ServerResponse;
  const world = { allowedOrigins: [] as readonly string[] } as unknown as Dependencies;
  const open = door({ healthz: () => Promise.reject(error) }, () => world);
  const headers = { referer: 'https://bns.example/?email=buyer@bns.test' };
  await open({ method: 'GET', url: '/healthz', headers, rawHeaders: [] }, response);
  return sent;
}

test('a fault is answered with an id that the log has too, and neither tells its words', async () => {
  const { status, headers, body } = await askFailing(new TypeError('token eyJ of buyer@bns.test'));
  const { id, ...rest } = JSON.parse(body);
  expect([status, rest.code, id]).toEqual([500, 'internal', headers['X-Request-Id']]);
  expect(JSON.stringify(lines)).toContain(id);
  expect(body + JSON.stringify(lines)).not.toMatch(/eyJ|buyer@bns\.test/);
});

test('a limit says when to come back', async () => {
  const limit = new DomainError('too-many-requests', NOTICE.tooManyUploads, { retryAfterSeconds: 90 });
  const { status, headers } = await askFailing(limit);
  expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([
    429,
    '90',
    'no-store, private',
  ]);
});

test('every answer is one line in the log, with the call’s name instead of its address', async () => {
  await askFailing(new DomainError('sold', NOTICE.sold));
  expect(lines).toEqual([
    ['answered', expect.objectContaining({ call: 'healthz', method: 'GET', status: 409 })],
  ]);
});
