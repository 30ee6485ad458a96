import { randomUUID } from 'node:crypto';
import { claimsOf, type User, userPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { aUser } from '../builders/aUser.ts';
import { type Account, PASSWORD, signIn } from './accounts.ts';
import { at, auth, db } from './behind.ts';

type Flags = Partial<Pick<User<Timestamp>, 'name' | 'isSeller' | 'isAdmin' | 'isVerified' | 'isDeleted'>>;

/**
 * Somebody whom no other test knows, with a verified e-mail, a document, claims that mirror it, and a token of now.
 * @param tokenFlags what his token still says where that is no longer true
 */
export async function aPerson(flags: Flags = {}, tokenFlags: Flags = flags): Promise<Account> {
  const email = `${wordFor(flags)}-${randomUUID()}@bns.test`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const user = aUser(at, { email, ...flags });
  const version = user.updatedAt.toMillis();
  await auth.setCustomUserClaims(uid, claimsOf({ ...user, ...tokenFlags }, version));
  const account = await signIn({ email });
  await db.doc(userPath(uid)).set({ ...user, claimsAt: version });
  return account;
}

function wordFor({ isAdmin, isSeller }: Flags): string {
  if (isAdmin === true) return 'admin';
  return isSeller === true ? 'seller' : 'buyer';
}

/** His document as it is now. */
export async function storedOf({ uid }: Pick<Account, 'uid'>): Promise<User<Timestamp>> {
  return (await db.doc(userPath(uid)).get()).data() as User<Timestamp>;
}

/** What the audit log holds about somebody or something, in no order. */
export async function auditedOf(targetId: string) {
  const { docs } = await db.collection('auditLog').where('targetId', '==', targetId).get();
  return docs.map((row) => row.data());
}
