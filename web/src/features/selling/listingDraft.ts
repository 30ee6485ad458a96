import type { AddProductInput } from './addProductInput.ts';

/** A photo that is hosted already, so that a second try does not upload it again. */
export type HostedPhoto = { photo: object; url: string };
type Draft = { uid: string; input: AddProductInput; hosted: HostedPhoto | undefined };

let draft: Draft | undefined;

/**
 * What a person has filled in so far. It lives in memory only: it outlives the page being taken away when the role
 * flips, and neither a reload nor another person on the same device sees it.
 */
export const listingDraft = {
  of: (uid: string): Draft | undefined => (draft?.uid === uid ? draft : undefined),
  keep: (uid: string, input: AddProductInput): void => {
    draft = { uid, input, hosted: listingDraft.of(uid)?.hosted };
  },
  keepHosted: (uid: string, hosted: HostedPhoto): void => {
    const kept = listingDraft.of(uid);
    if (kept !== undefined) draft = { ...kept, hosted };
  },
  drop: (): void => {
    draft = undefined;
  },
};
