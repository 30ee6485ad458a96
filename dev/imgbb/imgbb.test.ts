import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startImgbb } from './server.ts';
import { moodFor } from './switches.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'imgbb-'));
let site = '';
let stop = async () => {};
let wide = new Uint8Array(0);

const picture = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 600, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  );

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  stop = await startImgbb({ port, folder, silenceMs: 100 });
  wide = await picture(1200);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: BodyInit) => fetch(`${site}${path}`, { method: 'POST', body });
beforeEach(() => post('/__switch', '{"reset":true}'));

const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'phone.jpg', key = 'k') => {
  const form = new FormData();
  form.set('image', new Blob([bytes]), name);
  return post(`/1/upload?key=${key}`, form);
};
const asJson = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

describe('an upload', () => {
  test('answers as imgbb does, with its numbers as strings', async () => {
    const { status, body } = await asJson(await upload(wide));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      status: 200,
      data: {
        title: 'phone',
        width: '1200',
        height: '600',
        size: String(wide.length),
        image: { mime: 'image/jpeg' },
      },
    });
    expect(body.data.delete_url).toContain(body.data.id);
  });

  test.each([
    ['image', 1200],
    ['medium', 640],
    ['thumb', 180],
  ])('serves its %s, %d px wide, with type and CORS', async (part, width) => {
    const { body } = await asJson(await upload(wide));
    const answer = await fetch(body.data[part].url);
    const { headers } = answer;
    expect([headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual([
      'image/jpeg',
      '*',
    ]);
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width);
  });

  test('of a narrow picture has no medium', async () => {
    expect((await asJson(await upload(await picture(640)))).body.data.medium).toBeUndefined();
  });

  test('takes base64 text too', async () => {
    const form = new FormData();
    form.set('key', 'k');
    form.set('image', Buffer.from(wide).toString('base64'));
    expect((await asJson(await post('/1/upload', form))).body.data.width).toBe('1200');
  });

  test('gets another id each time', async () => {
    const [one, two] = await Promise.all(
      [upload(wide), upload(wide)].map(async (answer) => asJson(await answer)),
    );
    expect(one?.body.data.id).not.toBe(two?.body.data.id);
  });
});

describe('a refusal', () => {
  test.each([
    ['no key', 'phone.jpg', '', 100],
    ['a text file', 'text.jpg', 'k', 310],
  ])('of %s has imgbb’s body', async (_, name, key, code) => {
    const bytes = name === 'text.jpg' ? new TextEncoder().encode('hello') : wide;
    const { status, body } = await asJson(await upload(bytes, name, key));
    expect([status, body.status_code, body.error.code, body.status_txt, 'data' in body]).toEqual([
      400,
      400,
      code,
      'Bad Request',
      false,
    ]);
  });

  test('of an empty part is 130', async () => {
    const form = new FormData();
    form.set('key', 'k');
    expect((await asJson(await post('/1/upload', form))).body.error.code).toBe(130);
  });
});

describe('a bad day', () => {
  test.each([
    ['wrongKey', 400, 'Invalid API v1 key.'],
    ['rateLimit', 400, 'Rate limit reached.'],
    ['tooLarge', 400, '32 MB'],
    ['serverErrorHtml', 502, '<!doctype html>'],
    ['okHtml', 200, '<!doctype html>'],
  ])('%s answers %d', async (mood, status, words) => {
    await post('/__switch', JSON.stringify({ mood }));
    const answer = await upload(wide);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
  });

  test('reset drops the connection', async () => {
    await post('/__switch', JSON.stringify({ mood: 'reset' }));
    await expect(upload(wide)).rejects.toThrow('fetch failed');
  });

  test('silence answers late', async () => {
    await post('/__switch', JSON.stringify({ mood: 'silence' }));
    const started = performance.now();
    await upload(wide);
    expect(performance.now() - started).toBeGreaterThan(95);
  });

  test.each([
    ['noUrl', 'url'],
    ['noMedium', 'medium'],
  ])('%s succeeds without data.%s', async (mood, field) => {
    const { body } = await asJson(await upload(wide, `mood-${mood}.jpg`));
    expect([body.success, field in body.data]).toEqual([true, false]);
  });

  test('is remembered among the requests', async () => {
    await upload(wide, 'a.jpg', 'mood-rateLimit');
    const seen = await (await fetch(`${site}/__requests`)).json();
    expect(seen).toMatchObject([
      { key: 'mood-rateLimit', name: 'a.jpg', bytes: wide.length, mood: 'rateLimit', status: 400 },
    ]);
  });
});

describe('a switch', () => {
  test('for a key leaves other keys alone', () => {
    expect(moodFor([{ mood: 'reset', key: 'a' }], { key: 'b', name: '' }).mood).toBeUndefined();
  });

  test('for a name meets each name that holds it', () => {
    expect(moodFor([{ mood: 'reset', name: 'cat' }], { key: 'b', name: 'cats.png' }).mood).toBe('reset');
  });

  test('for two times is used up by two', () => {
    const first = moodFor([{ mood: 'reset', times: 2 }], { key: '', name: '' });
    const second = moodFor(first.left, { key: '', name: '' });
    expect([first.left.length, second.mood, second.left]).toEqual([1, 'reset', []]);
  });
});
