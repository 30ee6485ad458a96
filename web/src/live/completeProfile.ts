import { isNotBlank, isPersonPictureUrl, NAME, normalizeLine, type PutUserBody } from '@bns/domain';
import { callApi } from '../api/client.ts';
import { accountChoice } from './accountChoice.ts';
import { putUserCall } from './calls.ts';
import { firebaseOptions } from './firebaseApp.ts';
import type { Profile } from './sessionState.ts';

type Known = { name: string; image: string };

/**
 * What `PUT /users` is told: nothing that the document says already, and of the rest only what the account has
 * (decisions 3). A name or picture of the identity provider's that would be refused is left out: the rest still counts.
 * @param known the document, or null where there is none
 * @returns null where there is nothing to tell
 */
export function missingFacts(
  known: Known | null,
  { name, image }: Pick<Profile, 'name' | 'image'>,
  projectId: string,
): PutUserBody | null {
  const body = {
    ...((known?.name ?? '') === '' && isName(name) && { name }),
    ...((known?.image ?? '') === '' && image !== '' && isPersonPictureUrl(image, projectId) && { image }),
  };
  return known !== null && Object.keys(body).length === 0 ? null : body;
}

function isName(name: string): boolean {
  return isNotBlank(name) && normalizeLine(name).length <= NAME.max;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes or completes the signed-in person's document (case 7: an account whose registration broke off). A failure
 * leaves a buyer without a document, which every part of the product takes; the next page load tries again.
 */
export async function completeProfile(known: Known | null, profile: Profile): Promise<void> {
  const { uid, email } = profile;
  const facts = missingFacts(known, profile, firebaseOptions.projectId);
  if (facts === null || underWay.has(uid)) return;
  const isSeller = known === null ? accountChoice.isSeller(uid) : undefined;
  const body: PutUserBody = isSeller === undefined ? facts : { ...facts, isSeller };
  const call = callApi(putUserCall, { query: { email }, body }).then(
    () => accountChoice.forget(uid),
    () => {},
  );
  underWay.set(uid, call);
  await call;
  underWay.delete(uid);
}
