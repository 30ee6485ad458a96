import { UPLOAD_MAX_BYTES } from '@bns/domain';
import { expect, test } from 'vitest';
import { readUpload } from './readUpload.ts';

const BOUNDARY = 'UPPER-and-lower';

/** What a JPEG begins with. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

function request(size: number) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`;
  const rawBody = Buffer.concat([
    Buffer.from(head),
    JPEG,
    Buffer.alloc(size - JPEG.length),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const rawHeaders = ['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`];
  return { headers: { 'content-type': 'application/octet-stream' }, rawHeaders, rawBody };
}

test.each([JPEG.length, UPLOAD_MAX_BYTES])('a file of %i bytes comes whole', async (size) => {
  expect((await readUpload(request(size))).bytes.length).toBe(size);
});

test('a file that would be cut is refused, not cut', async () => {
  const size = readUpload(request(UPLOAD_MAX_BYTES + 1)).then(({ bytes }) => bytes.length);
  await expect(size).rejects.toMatchObject({ code: 'too-large' });
});

test('a body that is cut anywhere is refused, and what its parts say is heard', async () => {
  const { rawBody, ...rest } = request(JPEG.length + 40);
  for (let length = 0; length < rawBody.length - 4; length += 1) {
    const cut = readUpload({ ...rest, rawBody: rawBody.subarray(0, length) });
    await expect(cut).rejects.toMatchObject({ code: 'invalid' });
  }
});
