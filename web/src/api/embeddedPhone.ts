import type { ProductAnswer } from '@bns/domain';
import type { First } from './keptAnswer.ts';

/**
 * The phone that the server has put into the page (functions' phonePage): what `GET /phones/{id}` answers.
 * @returns undefined where there is none, or another one
 */
export function embeddedPhone(page: Document, productId: string): First<ProductAnswer> | undefined {
  const block = page.querySelector<HTMLElement>('script#phone[type="application/json"]');
  const text = block?.textContent ?? '';
  if (text === '') return undefined;
  const phone = JSON.parse(text) as ProductAnswer;
  if (phone._id !== productId) return undefined;
  // Of the server's clock: where it is ahead of this device's, the phone is of now; where it says nothing, of long ago.
  const readAt = Date.parse(block?.dataset['at'] ?? '');
  return { data: phone, askedAt: Number.isNaN(readAt) ? 0 : Math.min(readAt, Date.now()) };
}
