/** Firestore's answers that the store expects, as gRPC numbers them. */
export const STATUS = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
} as const;

/** @returns whether Firestore failed for this reason */
export function hasCode(error: unknown, ...codes: number[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(Number(error.code));
}

/** @returns whether a document was not as a write asked for: there, gone, or of another version */
export const isNotAsAsked = (error: unknown): boolean =>
  hasCode(error, STATUS.alreadyExists, STATUS.failedPrecondition, STATUS.notFound);

/** Production: "The referenced transaction has expired or is no longer valid"; the emulator: "Transaction is invalid or closed". */
const OVER = /transaction (?:has expired|is (?:invalid|no longer valid))/i;

/**
 * @returns whether a rival's lock was in the way for too long: Firestore refused to wait on, or has ended the transaction
 * that waited. The SDK begins anew of itself a few times, and not at all for the emulator's words.
 */
export const isLockLost = (error: unknown): boolean =>
  hasCode(error, STATUS.aborted) ||
  (hasCode(error, STATUS.invalidArgument) && OVER.test((error as Error).message));
