import { WriteBatch } from 'firebase-admin/firestore';

const real = Object.getOwnPropertyDescriptor(WriteBatch.prototype, 'commit');

/** Lets somebody be faster: what he does comes after the reads of whoever commits next, and before that commit. */
export function beforeNextCommit(act: () => Promise<unknown>): void {
  const commit = real?.value as (this: WriteBatch) => Promise<unknown>;
  Object.assign(WriteBatch.prototype, {
    async commit(this: WriteBatch) {
      Object.assign(WriteBatch.prototype, { commit });
      await act();
      return Reflect.apply(commit, this, []);
    },
  });
}
