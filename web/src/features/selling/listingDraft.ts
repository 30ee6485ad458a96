import type { Photo } from '@bns/domain';
import type { HostedPhoto } from '../../ui/useHosting.ts';
import type { AddProductInput } from './addProductInput.ts';

type Draft = { uid: string; input: AddProductInput; hosted: HostedPhoto<Photo> | undefined };

let draft: Draft | undefined;
const running = new Map<string, Promise<boolean>>();

/**
 * What a person has filled in so far. It lives in memory only: it outlives the page being taken away when the role
 * flips, and neither a reload nor another person on the same device sees it.
 */
export const listingDraft = {
  of: (uid: string): Draft | undefined => (draft?.uid === uid ? draft : undefined),
  keep: (uid: string, input: AddProductInput): void => {
    draft = { uid, input, hosted: listingDraft.of(uid)?.hosted };
  },
  keepHosted: (uid: string, hosted: HostedPhoto<Photo>): void => {
    const kept = listingDraft.of(uid);
    if (kept !== undefined) draft = { ...kept, hosted };
  },
  drop: (uid: string): void => {
    if (draft?.uid === uid) draft = undefined;
  },
  /** The listing of this person's that is under way, whichever page began it. Tells whether the phone is on sale. */
  underWay: (uid: string): Promise<boolean> | undefined => running.get(uid),
  /** Keeps a listing while it is under way; it must not throw. */
  run: (uid: string, listing: () => Promise<boolean>): Promise<boolean> => {
    const run = listing().finally(() => running.delete(uid));
    running.set(uid, run);
    return run;
  },
};
