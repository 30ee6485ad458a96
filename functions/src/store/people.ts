import { COLLECTIONS, type FlagChanges, PERSON_MOVES, type PersonMoveName } from '@bns/domain';
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { type Acting, addAuditEntry } from './audit.ts';
import type { StoredUser } from './users.ts';

type Asked = {
  move: PersonMoveName;
  /** In its stored form. */
  email: string;
};

/** `user` is as he was before; `modified` whether the move changed him. */
export type Moved = { uid: string; user: StoredUser; modified: boolean };

/**
 * Makes a move on the person of an e-mail in one transaction: reads him and whoever else it depends on, writes his flags
 * and the audit entry. Nothing is written where he is so already. 2 to 4 reads, 2 writes.
 * @param actor judged again before anything is written, or an operator, who has no document
 * @throws DomainError of the move or of the judgement
 */
export function movePerson(asked: Asked, actor: Actor | Acting): Promise<Moved> {
  return db.runTransaction(async (transaction) => {
    const acting = 'judge' in actor ? (await actingIn(transaction, actor)).acting : actor;
    const { found, user, changes } = await decide(transaction, asked, acting.actorId);
    if (changes === null) return { uid: found.id, user, modified: false };
    transaction.update(found.ref, { ...changes, updatedAt: FieldValue.serverTimestamp() });
    addAuditEntry(transaction, acting, {
      action: asked.move,
      targetKind: 'user',
      targetId: found.id,
      targetName: user.name,
    });
    return { uid: found.id, user, modified: true };
  });
}

/**
 * What an operator's move would do, without doing it.
 * @throws DomainError as the move itself
 */
export function foreseeMove(asked: Asked): Promise<Moved> {
  const look = async (transaction: Transaction): Promise<Moved> => {
    const { found, user, changes } = await decide(transaction, asked, '');
    return { uid: found.id, user, modified: changes !== null };
  };
  return db.runTransaction(look, { readOnly: true });
}

/** Everybody whose document says admin, closed accounts too. */
export async function listAdmins(): Promise<StoredUser[]> {
  const found = await db.collection(COLLECTIONS.users).where('isAdmin', '==', true).get();
  return found.docs.map((row) => row.data() as StoredUser);
}

type Decision = { found: QueryDocumentSnapshot; user: StoredUser; changes: FlagChanges | null };

async function decide(transaction: Transaction, { move, email }: Asked, actorId: string): Promise<Decision> {
  const found = await findIn(transaction, email);
  const user = found?.data() as StoredUser | undefined;
  const isOtherAdmin = user?.isAdmin === true && (await isAdminBesides(transaction, found?.id));
  const changes = PERSON_MOVES[move](user, { isOneself: found?.id === actorId, isOtherAdmin });
  if (found === undefined || user === undefined) throw new Error(`${move} has let nobody pass`);
  return { found, user, changes };
}

/** The person who has the address now: one whose account is open before those whose were closed. */
async function findIn(transaction: Transaction, email: string): Promise<QueryDocumentSnapshot | undefined> {
  const users = db.collection(COLLECTIONS.users);
  const { docs } = await transaction.get(users.where('email', '==', email).limit(10));
  return docs.find((row) => row.get('isDeleted') === false) ?? docs[0];
}

async function isAdminBesides(transaction: Transaction, uid: string | undefined): Promise<boolean> {
  const admins = db.collection(COLLECTIONS.users).where('isAdmin', '==', true);
  const { docs } = await transaction.get(admins.where('isDeleted', '==', false).limit(2));
  return docs.some(({ id }) => id !== uid);
}
