import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadImage } from './uploadImage.ts';

/** Stands in for the browser's request; the test decides how it ends. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  contentType = 'application/json';
  sent: FormData | undefined;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  constructor() {
    Request.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return this.contentType;
  }
  send(form: FormData) {
    this.sent = form;
  }
  answer(status: number, text: string, contentType = 'application/json') {
    Object.assign(this, { status, responseText: text, contentType });
    this.onload();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

async function start(onProgress = vi.fn<(part: number) => void>()) {
  const uploading = uploadImage(new Blob(['x']), { token: 'abc', onProgress });
  await vi.waitFor(() => expect(Request.last.sent).toBeDefined());
  return { uploading, request: Request.last };
}

test('the photo goes out as the field image, with the bearer, and tells how far it is', async () => {
  const onProgress = vi.fn();
  const { uploading, request } = await start(onProgress);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.answer(200, '{"data":{"url":"https://i.ibb.co/a/b.webp"},"success":true,"status":200}');
  await expect(uploading).resolves.toMatchObject({ url: 'https://i.ibb.co/a/b.webp' });
  expect(request.headers).toEqual({ authorization: 'Bearer abc' });
  expect(request.sent?.has('image')).toBe(true);
  expect(onProgress).toHaveBeenCalledWith(0.25);
});

describe('case 64: when the picture host fails the person reads Something went wrong!', () => {
  test.each([
    ['502 problem without words', 502, '{"code":"upstream"}', 'application/problem+json'],
    ['500 HTML', 500, '<html>', 'text/html'],
    ['200 HTML', 200, '<html>', 'text/html'],
    ['200 without an address', 200, '{"data":{}}', 'application/json'],
  ])('%s', async (_name, status, text, type) => {
    const { uploading, request } = await start();
    request.answer(status, text, type);
    await expect(uploading).rejects.toThrow('Something went wrong!');
  });

  test('nothing at all', async () => {
    const { uploading, request } = await start();
    request.ontimeout();
    await expect(uploading).rejects.toThrow('Something went wrong!');
  });
});
