import { type Buyer, type User, userPath } from '@bns/domain';
import { doc, type Firestore, type Transaction } from 'firebase/firestore';
import type { Person } from './session.ts';

/** Who wishes or books, as his document names him at this moment: the rules compare the two. */
export async function readBuyer(transaction: Transaction, db: Firestore, person: Person): Promise<Buyer> {
  const snapshot = await transaction.get(doc(db, userPath(person.uid)));
  const user = snapshot.data() as User<unknown> | undefined;
  return { uid: person.uid, name: user?.name ?? person.name, email: person.email };
}
