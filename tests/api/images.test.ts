import {
  CARD_PICTURE,
  MESSAGES,
  NOTICE,
  PICTURE,
  PICTURE_MAX_SIDE,
  UPLOAD_MAX_BYTES,
  USES,
} from '@bns/domain';
import exifr from 'exifr';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, signUp } from './accounts.ts';
import { ask, type Reply, verdict } from './ask.ts';
import { db } from './behind.ts';
import { imgbbAnswers, resetImgbb, uploadsSeen } from './imgbb.ts';
import { aGeotaggedJpeg, aHeavyPng, aJpeg } from './photos.ts';

/** What the start scripts give the relay as its secret. */
const KEY = 'bns-local-key';

let person: Account;
let photo: Buffer;
/** One that needs no small picture beside it: one upload. */
let small: Buffer;

beforeAll(async () => {
  person = await signUp();
  photo = await aJpeg(900, 600);
  small = await aJpeg(600, 400);
});
beforeEach(resetImgbb);

type As = { field?: string; token?: string | null; headers?: Record<string, string> };

function upload(bytes: Buffer, { field = 'image', token = person.token, headers = {} }: As = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return ask('POST', '/images', { token: token ?? undefined, raw: form, headers });
}

const dataOf = ({ body }: Reply) => body['data'] as Record<string, unknown> & { url: string };

async function hosted(reply: Reply): Promise<Buffer> {
  return Buffer.from(await (await fetch(dataOf(reply).url)).arrayBuffer());
}

describe('POST /images', () => {
  test('hosts a photo and says where', async () => {
    const reply = await upload(photo);
    const { url, display_url, medium, thumb, ...rest } = dataOf(reply);
    const addresses = [url, display_url, medium, thumb].map((one) => JSON.stringify(one));
    expect([reply.status, reply.body['success'], reply.body['status'], rest]).toEqual([
      200,
      true,
      200,
      { width: 900, height: 600 },
    ]);
    expect(addresses.every((address) => address.includes(process.env['BNS_IMGBB_URL'] ?? '-'))).toBe(true);
    expect((await sharp(await hosted(reply)).metadata()).format).toBe('webp');
  });

  test('case 67: gives a card a small picture of its own', async () => {
    const { medium } = dataOf(await upload(photo)) as { medium?: { url: string } };
    const bytes = Buffer.from(await (await fetch(medium?.url ?? '')).arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(CARD_PICTURE.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  test('has no medium where the picture is small itself', async () => {
    const reply = await upload(await aJpeg(300, 200));
    expect([reply.status, 'medium' in dataOf(reply), 'thumb' in dataOf(reply)]).toEqual([200, false, true]);
  });

  test('never says how the picture can be deleted', async () => {
    expect((await upload(photo)).text).not.toContain('delete');
  });

  test('case 8: takes nothing from somebody who is not signed in, so no picture is orphaned', async () => {
    const reply = await upload(await aHeavyPng(5 * 1024 * 1024), { token: null });
    expect([...verdict(reply), (await uploadsSeen()).length]).toEqual([401, 'unauthenticated', 0]);
  });

  test.each([
    ['another field', { field: 'photo' }],
    ['two photos', null],
    ['no photo', 'text'],
  ])('takes exactly one photo in the field image: %s', async (_, how) => {
    const form = new FormData();
    if (how === null)
      for (const name of ['a', 'b']) form.append('image', new Blob([new Uint8Array(photo)]), name);
    if (how === 'text') form.set('image', 'https://evil.example/a.jpg');
    const reply =
      typeof how === 'object' && how !== null
        ? await upload(photo, how)
        : await ask('POST', '/images', { token: person.token, raw: form });
    expect([...verdict(reply), reply.body['errors']]).toEqual([
      400,
      'invalid',
      [{ field: 'image', message: PICTURE.one }],
    ]);
  });

  test('takes multipart only, and a whole one', async () => {
    const { token } = person;
    const json = await ask('POST', '/images', { token, body: { image: 'x' } });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = await ask('POST', '/images', {
      token,
      headers,
      raw: '--x\r\nContent-Disposition: form-data',
    });
    expect([verdict(json), verdict(cut)]).toEqual([
      [415, 'unsupported-type'],
      [400, 'invalid'],
    ]);
  });
});

describe('large pictures', () => {
  test('a photo of 4000×3000 is scaled down to 1280 px', async () => {
    const { width, height } = dataOf(await upload(await aJpeg(4000, 3000)));
    expect([width, height]).toEqual([PICTURE_MAX_SIDE, 960]);
  });

  test('a file of exactly 8 MB passes, one byte more is too large', async () => {
    const allowed = (await aHeavyPng(UPLOAD_MAX_BYTES)).subarray(0, UPLOAD_MAX_BYTES);
    const oneMore = (await aHeavyPng(UPLOAD_MAX_BYTES)).subarray(0, UPLOAD_MAX_BYTES + 1);
    const [passed, refused] = [await upload(allowed), await upload(oneMore)];
    expect([passed.status, ...verdict(refused)]).toEqual([200, 413, 'too-large']);
    expect(refused.body['detail']).toBe(PICTURE.uploadTooLarge);
  });

  test('case 62: a JPEG of 12000×9000 is too large, and the relay goes on', async () => {
    const reply = await upload(await aJpeg(12_000, 9000));
    expect([...verdict(reply), reply.body['detail']]).toEqual([413, 'too-large', PICTURE.tooManyPixels]);
    expect((await upload(photo)).status).toBe(200);
  });

  test('case 62: a PNG of 35 MB is too large, and the relay goes on', async () => {
    const heavy = await aHeavyPng(35 * 1024 * 1024);
    // Refused by its length, unread: where the connection ends with the answer, the Functions emulator takes what it can't
    // hand on any more for a failed call and ends, and all emulators with it.
    expect((await upload(heavy, { headers: { connection: 'keep-alive' } })).status).toBe(413);
    expect((await upload(photo)).status).toBe(200);
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['HTML renamed .jpg', '<!doctype html><title>Photo</title>', 415, PICTURE.notPicture],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 415, PICTURE.notPicture],
    ['an SVG with a script', svg, 415, PICTURE.notPicture],
    ['a GIF', 'GIF89a\x01\x00\x01\x00', 415, PICTURE.notPicture],
    ['HEIC renamed .jpg', '\0\0\0\x18ftypheic\0\0\0\0', 415, PICTURE.heic],
    ['0 bytes', '', 400, PICTURE.empty],
    ['a JPEG that ends after its head', '\xff\xd8\xff\xe0\0\x10JFIF', 400, PICTURE.unreadable],
  ])(
    'case 63: %s is refused with the reason, and never reaches the host',
    async (_, text, status, reason) => {
      const reply = await upload(Buffer.from(text, 'latin1'));
      expect([reply.status, reply.body['detail'], await uploadsSeen()]).toEqual([status, reason, []]);
    },
  );

  test('case 63: half a JPEG is refused', async () => {
    const reply = await upload((await aJpeg(2000, 2000)).subarray(0, 6000));
    expect([reply.status, reply.body['detail']]).toEqual([400, PICTURE.unreadable]);
  });
});

describe('bad days of the picture host', () => {
  const failed = (reply: Reply) => [...verdict(reply), reply.body['detail']];

  test.each([
    ['wrongKey', 1],
    ['rateLimit', 1],
    ['tooLarge', 1],
    ['okHtml', 1],
    ['noUrl', 1],
    ['serverErrorHtml', 2],
    ['reset', 2],
  ] as const)(
    'case 64: %s is told in words, after %i attempt(s); the next upload works',
    async (mood, attempts) => {
      await imgbbAnswers(mood, attempts);
      expect(failed(await upload(small))).toEqual([502, 'upstream', MESSAGES.wrong]);
      expect((await uploadsSeen()).length).toBe(attempts);
      expect((await upload(small)).status).toBe(200);
    },
  );

  test.each(['serverErrorHtml', 'reset'] as const)('case 64: one %s is got over', async (mood) => {
    await imgbbAnswers(mood, 1);
    expect((await upload(small)).status).toBe(200);
    expect((await uploadsSeen()).length).toBe(2);
  });

  test('case 64: 15 seconds of silence are waited for, without a second upload', async () => {
    await imgbbAnswers('silence', 1);
    expect((await upload(small)).status).toBe(200);
    expect((await uploadsSeen()).length).toBe(1);
  });
});

describe('what a picture tells', () => {
  test('case 65: the hosted file has no place and nothing else of the camera, and stands upright', async () => {
    const taken = await aGeotaggedJpeg();
    expect((await exifr.gps(taken)).latitude).toBeCloseTo(23.81);
    const bytes = await hosted(await upload(taken));
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([960, 1280]);
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('GPS') || bytes.includes('EXIF') || bytes.includes('Phone Maker')).toBe(false);
  });
});

describe('the picture host’s key', () => {
  test('case 66: reaches the host and is in no answer', async () => {
    const good = await upload(small);
    expect((await uploadsSeen()).map(({ key }) => key)).toEqual([KEY]);
    const bad: Reply[] = [];
    for (const mood of ['wrongKey', 'okHtml', 'noUrl'] as const) {
      await imgbbAnswers(mood, 1);
      bad.push(await upload(small));
    }
    for (const { text, headers } of [good, ...bad]) {
      expect(text + JSON.stringify([...headers])).not.toContain(KEY);
    }
  });
});

describe('a person’s uploads of an hour', () => {
  test('have an end, and the answer says when it is over', async () => {
    const { uid, token } = await signUp();
    const hour = Math.floor(Date.now() / 3_600_000);
    const row = db.doc(`rateLimits/images_${uid}_${hour}`);
    await row.set({ count: USES.images.perPerson - 1 });
    const last = await upload(photo, { token });
    const refused = await upload(photo, { token });
    const wait = Number(refused.headers.get('retry-after'));
    expect([last.status, ...verdict(refused)]).toEqual([200, 429, 'too-many-requests']);
    expect(refused.body['detail']).toBe(NOTICE.tooManyUploads);
    expect(wait > 0 && wait <= 3600).toBe(true);
    expect((await row.get()).get('expireAt').toMillis()).toBeGreaterThan((hour + 1) * 3_600_000);
  });
});
