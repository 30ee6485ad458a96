import { randomUUID } from 'node:crypto';
import { userPath } from '@bns/domain';
import { expect, test } from 'vitest';
import { isMirrored, mirrorClaims } from '../callers/mirrorClaims.ts';
import { auth, db } from '../firebase.ts';
import * as users from '../store/users.ts';
import { project } from '../testing/atEmulators.ts';
import { putUser } from './putUser.ts';

test('ten at once for one new person make one document, and claims that are true for each when it answers', async () => {
  const email = `seller-${randomUUID()}@bns.test`;
  const { uid } = await auth.createUser({ email });
  const caller = {
    uid,
    email,
    isEmailVerified: false,
    name: '',
    picture: '',
    viaGoogle: false,
    token: '',
  };
  const asked = {
    caller,
    person: undefined,
    email,
    params: {},
    query: {},
    key: null,
    now: new Date(),
    requestId: randomUUID(),
  };
  const world = { users, mirrorClaims, isMirrored, projectId: project };

  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await putUser({ ...asked, body: { name: 'Seller', isSeller: true } }, world);
      return { ...answer, claims: (await auth.getUser(uid)).customClaims };
    }),
  );

  const user = (await db.doc(userPath(uid)).get()).data();
  const at = user?.['updatedAt'].toMillis();
  const ids = answers.map(({ body }) => (body as { upsertedId: string | null }).upsertedId);
  expect(ids.filter((id) => id !== null)).toEqual([uid]);
  expect(user?.['claimsAt']).toBe(at);
  expect(new Set(answers.map(({ claims }) => JSON.stringify(claims)))).toEqual(
    new Set([JSON.stringify({ seller: true, admin: false, verified: false, at })]),
  );
});
