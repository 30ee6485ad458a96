import { type NewUserInput, newUser, type User, userPath } from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { hasCode, STATUS } from './status.ts';

export type StoredUser = User<Timestamp>;

/** The person's document as it is now. */
export async function readUser(uid: string): Promise<StoredUser | undefined> {
  return (await db.doc(userPath(uid)).get()).data() as StoredUser | undefined;
}

/**
 * Makes the person's document, once under any race.
 * @returns false where it was there already
 */
export async function createUser(uid: string, input: NewUserInput): Promise<boolean> {
  try {
    await db.doc(userPath(uid)).create(newUser(input, FieldValue.serverTimestamp()));
    return true;
  } catch (error) {
    if (hasCode(error, STATUS.alreadyExists)) return false;
    throw error;
  }
}

/** Changes what a person may say of himself, and the address that his account has now. */
export async function updateUser(
  uid: string,
  changes: Partial<Pick<User<never>, 'name' | 'image' | 'email'>>,
) {
  await db.doc(userPath(uid)).update({ ...changes, updatedAt: FieldValue.serverTimestamp() });
}

/** Notes which `updatedAt` (ms) the claims mirror; leaves `updatedAt` alone, so that it ends there. */
export async function writeClaimsAt(uid: string, claimsAt: number): Promise<void> {
  await db.doc(userPath(uid)).update({ claimsAt });
}
