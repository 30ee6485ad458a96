import { decimalTk, normalizeLine, POISHA_PER_TK, wholeCharacters } from '@bns/domain';
import type { SessionRequest } from './gateway.ts';

/** Where the gateway sends the customer's browser, and where its own message goes. */
export type Callbacks = { success: string; fail: string; cancel: string; ipn: string };

const EMAIL_FITS = 50;
/** Half of a long address would be somebody else's, and the gateway mails receipts; nobody reads mail here (RFC 2606). */
const NO_EMAIL = 'not-given@example.com';

/** The fields of a session (contract sslcommerz §1), cut to the gateway's lengths; its credentials are not among them. */
export function sessionFields(
  { tranId, amountTk, title, categoryName, buyer }: SessionRequest,
  callbacks: Callbacks,
): Record<string, string> {
  const place = cut(buyer.location, 50, 'Bangladesh');
  return {
    total_amount: decimalTk(amountTk * POISHA_PER_TK),
    currency: 'BDT',
    tran_id: tranId,
    product_category: cut(categoryName, 50, 'Phone'),
    product_name: cut(title, 255, 'Phone'),
    product_profile: 'physical-goods',
    shipping_method: 'NO',
    num_of_item: '1',
    success_url: callbacks.success,
    fail_url: callbacks.fail,
    cancel_url: callbacks.cancel,
    ipn_url: callbacks.ipn,
    cus_name: cut(buyer.name, 50, 'Buyer'),
    cus_email: buyer.email !== '' && buyer.email.length <= EMAIL_FITS ? buyer.email : NO_EMAIL,
    cus_add1: place,
    cus_city: place,
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: cut(buyer.phone, 20, 'not given'),
  };
}

/** At most so many UTF-16 units, none of them half a character; `otherwise` where nothing is left. */
function cut(text: string, most: number, otherwise: string): string {
  return wholeCharacters(normalizeLine(text).slice(0, most)).trim() || otherwise;
}
