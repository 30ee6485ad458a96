import type { ProductAnswer } from '@bns/domain';
import { ApiError } from '../api/apiError.ts';
import type { Answer } from '../api/keptAnswer.ts';
import { type OpenPhone, openPhoneOf } from '../features/catalogue/OpenPhone.ts';
import type { LiveDoc } from '../live/documents.ts';
import type { PhoneRow } from '../live/lists.ts';

/** What a phone's page shows. */
export type SeenPhone =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'gone' }
  | { state: 'ready'; phone: OpenPhone };

/**
 * What is live says more than what was answered, as soon as it says anything; while it does not, and to guests, the
 * answer stands.
 * @param live undefined for who is not signed in
 */
export function seenPhone(answer: Answer<ProductAnswer>, live: LiveDoc<PhoneRow> | undefined): SeenPhone {
  if (live?.status === 'missing') return { state: 'gone' };
  if (live?.status === 'ready') {
    const { id, ...phone } = live.data;
    return phone.isHidden ? { state: 'gone' } : { state: 'ready', phone: { ...phone, productId: id } };
  }
  if (answer.state === 'ready') return { state: 'ready', phone: openPhoneOf(answer.data) };
  if (answer.state === 'loading') return { state: 'loading' };
  const { error } = answer;
  return { state: error instanceof ApiError && error.code === 'not-found' ? 'gone' : 'failed' };
}
