import { type User, userPath } from '@bns/domain';
import { doc, getDoc } from 'firebase/firestore';
import { auth } from './auth.ts';
import { completeProfile } from './completeProfile.ts';
import { firestore } from './firestore.ts';

/** After a Google sign-in: makes the document, or fills an empty name or picture, and touches nothing else (decisions 3). */
export async function fillProfile(): Promise<void> {
  const uid = auth().currentUser?.uid;
  if (uid === undefined) return;
  const document = await getDoc(doc(firestore(), userPath(uid)));
  await completeProfile((document.data() as User<unknown> | undefined) ?? null);
}
