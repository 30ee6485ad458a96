import { type User, userPath } from '@bns/domain';
import { doc, getDoc } from 'firebase/firestore';
import { completeProfile } from './completeProfile.ts';
import { firestore } from './firestore.ts';
import type { Profile } from './sessionState.ts';

/** For somebody who has been here before: fills an empty name or picture and touches nothing else (decisions 3). */
export async function fillProfile(profile: Profile): Promise<void> {
  const document = await getDoc(doc(firestore(), userPath(profile.uid)));
  await completeProfile((document.data() as User<unknown> | undefined) ?? null, profile);
}
