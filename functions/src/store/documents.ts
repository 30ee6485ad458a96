import { COLLECTIONS, paymentPath, QUERIES } from '@bns/domain';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Precondition,
  Timestamp,
} from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Documents, type Fields, Rivals, type Write } from '../payments/documents.ts';
import { againstRivals } from './againstRivals.ts';
import { queryOf } from './listPage.ts';
import { isLockLost, isNotAsAsked } from './status.ts';
import { untilDone } from './untilDone.ts';

/** The documents that money moves in, in Firestore. */
export const documents: Documents = {
  async read(path) {
    const found = await db.doc(path).get();
    return found.exists ? { data: fieldsOf(found) ?? {}, version: found.updateTime } : undefined;
  },

  async commit(writes) {
    const commit = () => {
      const batch = db.batch();
      for (const write of writes) add(batch, write);
      return batch.commit();
    };
    await untilDone(commit, isLockLost).catch((error: unknown) => {
      throw isNotAsAsked(error) ? new Rivals(error) : error;
    });
  },

  // Rivals for one payment wait for each other's locks; who waited too long begins anew.
  decide: (judge) =>
    againstRivals(() =>
      db.runTransaction(async (transaction) => {
        const look = async (...paths: string[]) => {
          const found = await transaction.getAll(...paths.map((path) => db.doc(path)));
          return found.map(fieldsOf);
        };
        const { writes, result } = await judge(look);
        for (const write of writes) add(transaction, write);
        return result;
      }),
    ),

  async due(now, most) {
    const { docs } = await queryOf(QUERIES.paymentsDue, [now]).limit(most).select().get();
    return docs.map((row) => row.id);
  },

  async isValIdOfOther(valId, tranId) {
    const { docs } = await db
      .collection(COLLECTIONS.payments)
      .where('valId', '==', valId)
      .limit(2)
      .select()
      .get();
    return docs.some((row) => row.ref.path !== paymentPath(tranId));
  },
};

type Writer = {
  create(row: DocumentReference, fields: DocumentData): unknown;
  set(row: DocumentReference, fields: DocumentData): unknown;
  update(row: DocumentReference, fields: DocumentData): unknown;
  delete(row: DocumentReference, precondition?: Precondition): unknown;
};

function add(writer: Writer, write: Write): void {
  if ('create' in write) writer.create(db.doc(write.create), write.fields);
  else if ('update' in write) writer.update(db.doc(write.update), write.fields);
  else if ('put' in write) writer.set(db.doc(write.put), write.fields);
  else if (write.since === undefined) writer.delete(db.doc(write.remove));
  else writer.delete(db.doc(write.remove), { lastUpdateTime: write.since as Timestamp });
}

/** Times as Dates: nothing that is read here is written back, so their microseconds may go. */
function fieldsOf(found: DocumentSnapshot): Fields | undefined {
  const data = found.data();
  if (data === undefined) return undefined;
  const dated = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Timestamp ? value.toDate() : (value as unknown),
  ]);
  return Object.fromEntries(dated) as Fields;
}
