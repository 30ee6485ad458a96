import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';

type Entry = { targetId: string; at: string } & Record<string, unknown>;

test('the audit log says who did what to whom, newest first, page by page', async () => {
  const admin = await aPerson({ isAdmin: true, name: 'Admin' });
  const seller = await aPerson({ isSeller: true, name: 'Seller' });
  const query = { email: seller.email };
  const verified = await ask('PUT', '/users/verify', { token: admin.token, query });
  const unverified = await ask('PUT', '/users/unverify', { token: admin.token, query });
  const broken = db.doc(`auditLog/${randomUUID()}`);
  await broken.set({ at: new Date(), targetId: seller.uid });

  const seen: Entry[] = [];
  let cursor: string | null = null;
  do {
    const asked: Record<string, string> = { limit: '2', ...(cursor !== null && { cursor }) };
    const { status, headers, text } = await ask('GET', '/audit-log', { token: admin.token, query: asked });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store, private']);
    seen.push(...(JSON.parse(text) as Entry[]));
    const link = headers.get('link')?.slice(1).split('>')[0];
    cursor = link === undefined ? null : new URL(link).searchParams.get('cursor');
  } while (cursor !== null && seen.filter(({ targetId }) => targetId === seller.uid).length < 2);

  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const common = {
    _id: expect.any(String),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    actorId: admin.uid,
    actorName: 'Admin',
    targetKind: 'user',
    targetId: seller.uid,
    targetName: 'Seller',
    door: 'api',
  };
  expect(seen.filter(({ targetId }) => targetId === seller.uid)).toEqual([
    { ...common, action: 'unverify', requestId: unverified.headers.get('x-request-id') },
    { ...common, action: 'verify', requestId: verified.headers.get('x-request-id') },
  ]);
  await broken.delete();
});

test('the audit log is for admins', async () => {
  const { token } = await aPerson({ isSeller: true, isVerified: true });
  expect(verdict(await ask('GET', '/audit-log', { token }))).toEqual([403, 'forbidden']);
});
