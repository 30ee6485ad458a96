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
export async function mirrorAccount(uid: string, truth: AccountTruth): Promise<boolean> {
  const account = await findAccount(uid);
  if (account === undefined) return false;
  const { isSaid, isAsOpen, isRevoked } = compared(account, truth);
  if (!isSaid) await auth.setCustomUserClaims(uid, truth.claims);
  if (!isAsOpen) await auth.updateUser(uid, { disabled: truth.isDeleted });
  if (!isRevoked) await auth.revokeRefreshTokens(uid);
  return true;
}

/** @returns whether nothing has to be done to make the account so */
export function isAccountSo(account: UserRecord, truth: AccountTruth): boolean {
  return Object.values(compared(account, truth)).every((isSo) => isSo);
}

/** What of an account is as it has to be: its claims, whether it is open, and that no session outlives its closing. */
function compared(account: UserRecord, { claims, isDeleted }: AccountTruth) {
  return {
    isSaid: sameClaims(account.customClaims, claims),
    isAsOpen: account.disabled === isDeleted,
    isRevoked: !isDeleted || isRevokedSince(account, claims.at),
  };
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
