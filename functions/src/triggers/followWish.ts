import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleWish } from '../store/wishCopies.ts';
import { RETRIED, retried } from './retried.ts';

/** Checks a new wish against its phone once more: it may have changed while it was wished for. */
export const followWish = onDocumentWritten({ document: 'wishlists/{wishId}', ...RETRIED }, (event) => {
  const { before, after } = event.data ?? {};
  if (before?.exists !== false || after?.exists !== true) return undefined;
  return retried('followWish', event, () => settleWish(event.params.wishId));
});
