import { UPLOAD_MAX_BYTES } from '@bns/domain';
import { expect, test } from 'vitest';
import { readUpload } from './readUpload.ts';

const BOUNDARY = 'UPPER-and-lower';

function request(size: number) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`;
  const rawBody = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(size),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const rawHeaders = ['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`];
  return { headers: { 'content-type': 'application/octet-stream' }, rawHeaders, rawBody };
}

test.each([0, 1, UPLOAD_MAX_BYTES])('a file of %i bytes comes whole', async (size) => {
  expect((await readUpload(request(size))).bytes.length).toBe(size);
});

test('a file that would be cut is refused, not cut', async () => {
  const size = readUpload(request(UPLOAD_MAX_BYTES + 1)).then(({ bytes }) => bytes.length);
  await expect(size).rejects.toMatchObject({ code: 'too-large' });
});
