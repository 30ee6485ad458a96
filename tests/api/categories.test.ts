import { randomUUID } from 'node:crypto';
import { API_NOTICE, FIELD } from '@bns/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson, auditedOf } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';

const IMAGE = 'https://i.ibb.co/BNSbrand/new.webp';
let admin: Account;
let slug: string;
let categoryName: string;

beforeAll(async () => {
  admin = await aPerson({ isAdmin: true, name: 'Admin' });
});
beforeEach(() => {
  slug = `zz-${randomUUID().slice(0, 8)}`;
  categoryName = slug.toUpperCase();
});
// Other files count the brands.
afterEach(() => db.doc(`categories/${slug}`).delete());

const put = (body: object, at = slug, { token } = admin) =>
  ask('PUT', `/categories/${encodeURIComponent(at)}`, { token, body });
const stored = async () => (await db.doc(`categories/${slug}`).get()).data();
const result = (over: object) => ({
  acknowledged: true,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1,
  modifiedCount: 0,
  ...over,
});

describe('PUT /categories/{slug}', () => {
  test('adds a brand, and it is written down who did', async () => {
    const reply = await put({ categoryName: ` ${categoryName} `, image: IMAGE });
    expect([reply.status, reply.body]).toEqual([
      200,
      result({ upsertedId: slug, upsertedCount: 1, matchedCount: 0 }),
    ]);
    expect(await stored()).toEqual({ categoryName, image: IMAGE });
    expect(await auditedOf(slug)).toEqual([
      expect.objectContaining({
        actorId: admin.uid,
        actorName: 'Admin',
        action: 'writeCategory',
        targetKind: 'category',
        targetName: categoryName,
        door: 'api',
        requestId: reply.headers.get('x-request-id'),
      }),
    ]);
  });

  test('renames it and leaves its picture', async () => {
    await put({ categoryName, image: IMAGE });
    const { body } = await put({ categoryName: `${categoryName} Two` });
    expect([body, await stored()]).toEqual([
      result({ modifiedCount: 1 }),
      { categoryName: `${categoryName} Two`, image: IMAGE },
    ]);
  });

  test('takes its picture away, and does nothing where it is so already', async () => {
    await put({ categoryName, image: IMAGE });
    const taken = await put({ categoryName, image: '' });
    const again = await put({ categoryName, image: '' });
    expect([taken.body, again.body, (await stored())?.['image']]).toEqual([
      result({ modifiedCount: 1 }),
      result({}),
      '',
    ]);
    expect((await auditedOf(slug)).length).toBe(2);
  });

  test('of two admins who add the same name at once one does', async () => {
    const other = `${slug}-b`;
    const replies = await Promise.all([put({ categoryName }), put({ categoryName }, other)]);
    await db.doc(`categories/${other}`).delete();
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('gives no brand the name of another', async () => {
    await put({ categoryName });
    const reply = await put({ categoryName: ` ${categoryName.toLowerCase()}` }, `${slug}-b`);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', API_NOTICE.brandTaken]);
  });

  test('does not mind a broken one, leaves it out of the list and mends it', async () => {
    // Sorted behind every name, so that no page of another file misses a brand.
    await db.doc(`categories/${slug}`).set({ categoryName: { en: 'X' } });
    const listed = await ask('GET', '/products/categories');
    const other = `${slug}-b`;
    const added = await put({ categoryName: `${categoryName} b` }, other);
    await db.doc(`categories/${other}`).delete();
    const mended = await put({ categoryName });
    expect([listed.status, listed.text.includes(slug), added.status]).toEqual([200, false, 200]);
    expect([mended.body, await stored()]).toEqual([
      result({ modifiedCount: 1 }),
      { categoryName, image: '' },
    ]);
  });

  test.each(['categories', 'reported-products', 'Samsung', 'a b', 'নকিয়া', '__proto__'])(
    'has no slug %s',
    async (at) => {
      const { status, body } = await put({ categoryName }, at);
      expect([status, body['errors']]).toEqual([400, [{ field: 'slug', message: API_NOTICE.badSlug }]]);
    },
  );

  test.each([
    [{ image: IMAGE }, 'categoryName', FIELD.brand],
    [{ categoryName: '\u200b' }, 'categoryName', FIELD.brand],
    [{ categoryName: 'x'.repeat(81) }, 'categoryName', FIELD.nameLong],
    [{ categoryName: 'X', image: 'https://evil.example/x.jpg' }, 'image', FIELD.imageUrl],
    [{ categoryName: 'X', slug: 'x' }, 'slug', FIELD.unknownKey],
  ])('refuses %o at its field', async (body, field, message) => {
    const reply = await put(body);
    expect([reply.status, reply.body['errors'], await stored()]).toEqual([
      400,
      [{ field, message }],
      undefined,
    ]);
  });

  test('is for admins', async () => {
    const reply = await put({ categoryName }, slug, await aPerson({ isSeller: true, isVerified: true }));
    expect([...verdict(reply), await stored()]).toEqual([403, 'forbidden', undefined]);
  });
});
