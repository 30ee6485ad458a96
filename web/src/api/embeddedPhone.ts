import type { ProductAnswer } from '@bns/domain';

/**
 * The phone that the server has put into the page (functions' phonePage): what `GET /phones/{id}` answers.
 * @returns undefined where there is none, or another one
 */
export function embeddedPhone(page: Document, productId: string): ProductAnswer | undefined {
  const text = page.querySelector('script#phone[type="application/json"]')?.textContent ?? '';
  if (text === '') return undefined;
  const phone = JSON.parse(text) as ProductAnswer;
  return phone._id === productId ? phone : undefined;
}
