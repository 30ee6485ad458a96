import { COLLECTIONS, type FlagChanges, PERSON_MOVES, type PersonMoveName, userPath } from '@bns/domain';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { type Acting, addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';
import type { StoredUser } from './users.ts';

type Asked = {
  move: PersonMoveName;
  /** Undefined where nobody has the address that was asked about. */
  uid: string | undefined;
};

/** `user` is as he was before; `modified` whether the move changed him. */
export type Moved = { uid: string; user: StoredUser; modified: boolean };

/**
 * Makes a move on a person in one transaction: reads him and whoever else it depends on, writes his flags and the audit
 * entry. Nothing is written where he is so already. 2 to 4 reads, 2 writes.
 * @param actor judged again before anything is written, or an operator, who has no document
 * @throws DomainError of the move or of the judgement
 */
export function movePerson(asked: Asked, actor: Actor | Acting): Promise<Moved> {
  return inTransaction(async (transaction) => {
    const acting = 'judge' in actor ? (await actingIn(transaction, actor)).acting : actor;
    const { person, user, changes } = await decide(transaction, asked, acting.actorId);
    if (changes === null) return { uid: person.id, user, modified: false };
    transaction.update(person, { ...changes, updatedAt: FieldValue.serverTimestamp() });
    addAuditEntry(transaction, acting, {
      action: asked.move,
      targetKind: 'user',
      targetId: person.id,
      targetName: user.name,
    });
    return { uid: person.id, user, modified: true };
  });
}

/**
 * What an operator's move would do, without doing it.
 * @throws DomainError as the move itself
 */
export function foreseeMove(asked: Asked): Promise<Moved> {
  const look = async (transaction: Transaction): Promise<Moved> => {
    const { person, user, changes } = await decide(transaction, asked, '');
    return { uid: person.id, user, modified: changes !== null };
  };
  return db.runTransaction(look, { readOnly: true });
}

/** Everybody whose document says admin, closed accounts too. */
export async function listAdmins(): Promise<StoredUser[]> {
  const found = await db.collection(COLLECTIONS.users).where('isAdmin', '==', true).get();
  return found.docs.map((row) => row.data() as StoredUser);
}

type Decision = { person: DocumentReference; user: StoredUser; changes: FlagChanges | null };

async function decide(transaction: Transaction, { move, uid }: Asked, actorId: string): Promise<Decision> {
  const person = uid === undefined ? undefined : db.doc(userPath(uid));
  const user = person && ((await transaction.get(person)).data() as StoredUser | undefined);
  const isOtherAdmin = user?.isAdmin === true && (await isAdminBesides(transaction, uid));
  const changes = PERSON_MOVES[move](user, { isOneself: uid === actorId, isOtherAdmin });
  if (person === undefined || user === undefined) throw new Error(`${move} has let nobody pass`);
  return { person, user, changes };
}

async function isAdminBesides(transaction: Transaction, uid: string | undefined): Promise<boolean> {
  const admins = db.collection(COLLECTIONS.users).where('isAdmin', '==', true);
  const { docs } = await transaction.get(admins.where('isDeleted', '==', false).limit(2));
  return docs.some(({ id }) => id !== uid);
}
