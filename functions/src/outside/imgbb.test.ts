import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hostPicture } from './imgbb.ts';
import { readHosted } from './imgbbAnswer.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

const url = 'https://i.ibb.co/w04Prt6/phone.webp';
const answer = (data: object) => JSON.stringify({ data, success: true, status: 200 });
const GOOD = answer({ url, width: '1200', height: 900, delete_url: 'https://ibb.co/2ndCYJK/secret' });

let server: Server;
let seen: { url: string; body: string }[];
let reply: (response: ServerResponse, nth: number) => void;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', body });
      reply(response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const host = (timeoutMs = 5000) =>
  hostPicture(Buffer.from('picture'), {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'the-key',
    projectId: 'bns',
    timeoutMs,
  });

describe('a picture', () => {
  test('is hosted, with the key in the form and not in the address', async () => {
    reply = (response) => response.end(GOOD);
    expect(await host()).toEqual({ url, display_url: url, thumb: { url }, width: 1200, height: 900 });
    expect(seen.map((one) => [one.url, one.body.includes('the-key')])).toEqual([['/1/upload', true]]);
  });

  test('is sent again after a 5xx', async () => {
    reply = (response, nth) => (nth === 1 ? response.writeHead(503).end('<html>') : response.end(GOOD));
    expect((await host()).url).toBe(url);
  });

  test.each([
    [400, '{"status_code":400,"error":{"message":"Rate limit reached.","code":100}}', 1],
    [500, '<html>', 2],
    [200, '<html>', 1],
    [302, '', 2],
    [200, answer({ width: 1, height: 1 }), 1],
    [200, answer({ url: 'https://evil.example/a.webp', width: 1, height: 1 }), 1],
    [200, answer({ url: 'http://127.0.0.1:5060/a/b.webp', width: 1, height: 1 }), 1],
    [200, JSON.stringify({ success: false, data: { url, width: 1, height: 1 } }), 1],
  ])('is given up where the host answers %i %s', async (status, body, attempts) => {
    reply = (response) => response.writeHead(status, { location: '/elsewhere' }).end(body);
    await expect(host()).rejects.toMatchObject({ code: 'upstream', message: 'Something went wrong!' });
    expect(seen.length).toBe(attempts);
  });

  test('is given up at the deadline, and not sent again then', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    onTestFinished(() => timeout.mockRestore());
    reply = () => deadline.abort();
    await expect(host(200)).rejects.toMatchObject({ code: 'upstream' });
    expect(timeout).toHaveBeenCalledWith(200);
    expect(seen.length).toBe(1);
  });
});

test.each(['', 'null', '[]', '{"data":{"url":7}}', '{"success":true}'])('%j is no hosted picture', (text) => {
  expect(readHosted(text)).toBeNull();
});
