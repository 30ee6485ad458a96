import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/**
 * The sources that a page of copies names, each read once.
 * @param paths of the documents, with repetitions
 * @param fields what is looked at
 * @returns what they hold, by path; nothing for one that is not there
 */
export async function readSources(
  paths: readonly string[],
  fields: readonly string[],
): Promise<Map<string, DocumentData>> {
  const refs = [...new Set(paths)].map((path) => db.doc(path));
  if (refs.length === 0) return new Map();
  const found = await db.getAll(...refs, { fieldMask: [...fields] });
  return new Map(found.filter(isThere).map((row) => [row.ref.path, row.data() ?? {}]));
}

const isThere = ({ exists }: DocumentSnapshot) => exists;
