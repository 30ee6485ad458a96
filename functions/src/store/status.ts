/** Firestore's answers that the store expects, as gRPC numbers them. */
export const STATUS = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;

/** @returns whether Firestore failed for this reason */
export function hasCode(error: unknown, ...codes: number[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(Number(error.code));
}
