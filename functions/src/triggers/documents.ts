import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';

type Written = { data?: Change<DocumentSnapshot> | undefined };

/** The document before and after the event; undefined where it did not exist. A hint where to look, never the truth. */
export function documentsOf<Document>({ data }: Written): [Document | undefined, Document | undefined] {
  return [data?.before.data() as Document | undefined, data?.after.data() as Document | undefined];
}

/** @returns whether one of these fields differs, or the document came or went */
export function isChanged<Document extends object>(
  before: Document | undefined,
  after: Document | undefined,
  keys: readonly (keyof Document)[],
): boolean {
  const [was, is] = [before, after].map((row) => row && keys.map((key) => row[key]));
  return !isDeepStrictEqual(was, is);
}
