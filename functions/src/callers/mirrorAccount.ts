import type { Claims } from '@bns/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';

/** What the account of a person has to be like: his claims, and closed where he is deleted. */
export type AccountTruth = {
  claims: Claims;
  isDeleted: boolean;
};

/**
 * Makes an account so, with no call for what is so already: claims first, then closed and its refresh tokens revoked, or
 * open again. Repeated after it died anywhere in the middle it does the rest.
 * @returns false where there is no such account
 */
export async function mirrorAccount(uid: string, { claims, isDeleted }: AccountTruth): Promise<boolean> {
  const account = await findAccount(uid);
  if (account === undefined) return false;
  if (!sameClaims(account.customClaims, claims)) await auth.setCustomUserClaims(uid, claims);
  if (account.disabled !== isDeleted) await auth.updateUser(uid, { disabled: isDeleted });
  if (isDeleted && !isRevokedSince(account, claims.at)) await auth.revokeRefreshTokens(uid);
  return true;
}

/** @returns whether nothing has to be done to make the account so */
export function isAccountSo(account: UserRecord, { claims, isDeleted }: AccountTruth): boolean {
  return sameClaims(account.customClaims, claims) && account.disabled === isDeleted;
}

async function findAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

function sameClaims(set: UserRecord['customClaims'], { seller, admin, verified, at }: Claims): boolean {
  return (
    set?.['seller'] === seller && set['admin'] === admin && set['verified'] === verified && set['at'] === at
  );
}

/** The identity service counts in whole seconds, rounded down. */
function isRevokedSince({ tokensValidAfterTime }: UserRecord, at: number): boolean {
  return Date.parse(tokensValidAfterTime ?? '') / 1000 >= Math.floor(at / 1000);
}
