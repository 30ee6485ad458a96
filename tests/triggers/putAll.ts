import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** Puts documents in place, or takes away those that are undefined, in few commits. */
export async function putAll(
  db: Firestore,
  documents: Iterable<readonly [string, DocumentData | undefined]>,
): Promise<void> {
  const all = [...documents];
  for (let start = 0; start < all.length; start += 500) {
    const batch = db.batch();
    for (const [path, data] of all.slice(start, start + 500)) {
      if (data === undefined) batch.delete(db.doc(path));
      else batch.set(db.doc(path), data);
    }
    await batch.commit();
  }
}
