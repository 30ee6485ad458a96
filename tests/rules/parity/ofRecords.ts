import { ENTITIES } from '@bns/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Attempt } from './attempt.ts';

type Written = 'create' | 'update' | 'delete';

function reads<Entity extends keyof typeof ENTITIES>(entity: Entity, id: string) {
  const name = ENTITIES[entity];
  const get: Attempt = { by: (db) => getDoc(doc(db, name, id)) };
  const list: Attempt = { by: (db) => getDocs(query(collection(db, name), limit(24))) };
  return { [`${entity}.get`]: get, [`${entity}.list`]: list } as Record<
    `${Entity}.${'get' | 'list'}`,
    Attempt
  >;
}

function writes<Entity extends keyof typeof ENTITIES>(entity: Entity, id: string) {
  const name = ENTITIES[entity];
  const create: Attempt = {
    by: (db, who) => setDoc(doc(db, name, 'forged'), { buyerId: who, sellerId: who }),
  };
  const update: Attempt = { by: (db, who) => updateDoc(doc(db, name, id), { buyerId: who }) };
  const remove: Attempt = { by: (db) => deleteDoc(doc(db, name, id)) };
  return {
    [`${entity}.create`]: create,
    [`${entity}.update`]: update,
    [`${entity}.delete`]: remove,
  } as Record<`${Entity}.${Written}`, Attempt>;
}

/** What functions alone write. */
export const ofRecords = {
  'reservation.list': reads('reservation', 'phone')['reservation.list'],
  ...writes('reservation', 'phone'),
  ...writes('payment', 'buyer'),
  ...reads('paymentSession', 'buyer'),
  ...writes('paymentSession', 'buyer'),
  'payoutAccount.list': reads('payoutAccount', 'seller')['payoutAccount.list'],
  ...writes('payoutAccount', 'seller'),
  ...reads('landing', 'landing'),
  ...writes('landing', 'landing'),
  ...reads('stats', 'row'),
  ...writes('stats', 'row'),
  ...reads('auditEntry', 'row'),
  ...writes('auditEntry', 'row'),
  ...reads('deadLetter', 'row'),
  ...writes('deadLetter', 'row'),
  ...reads('rateLimit', 'row'),
  ...writes('rateLimit', 'row'),
  ...reads('idempotencyKey', 'row'),
  ...writes('idempotencyKey', 'row'),
};
