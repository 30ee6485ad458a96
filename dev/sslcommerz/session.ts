import { poishaOf } from '@bns/domain';
import { type Answer, json } from '../standIn.ts';
import type { Attempt } from './attempts.ts';

/** The longest that each required field of a session may be (contract §1). */
const REQUIRED = {
  store_id: 30,
  store_passwd: 30,
  total_amount: 13,
  currency: 3,
  tran_id: 30,
  product_category: 50,
  product_name: 255,
  product_profile: 100,
  shipping_method: 50,
  num_of_item: 5,
  success_url: 255,
  fail_url: 255,
  cancel_url: 255,
  ipn_url: 255,
  cus_name: 50,
  cus_email: 50,
  cus_add1: 50,
  cus_city: 50,
  cus_postcode: 30,
  cus_country: 50,
  cus_phone: 20,
} as const;
const OPTIONAL = { value_a: 255, value_b: 255, value_c: 255, value_d: 255 } as const;
const POISHA = { min: 10_00, max: 500_000_00 } as const;

/** @returns the gateway's reason against a session; null where it opens one */
export function sessionFault(
  fields: Readonly<Record<string, string>>,
  { isOurs, isKnown }: { isOurs: boolean; isKnown: boolean },
): string | null {
  const said = (name: string) => fields[name] ?? '';
  const missing = Object.keys(REQUIRED).find((name) => said(name) === '');
  if (missing !== undefined) return `Required field missing: ${missing}`;
  const long = Object.entries({ ...REQUIRED, ...OPTIONAL }).find(([name, most]) => said(name).length > most);
  if (long !== undefined) return `Field too long: ${long[0]}`;
  if (!isOurs) return 'Store Credential Error Or Store is De-active';
  const poisha = poishaOf(said('total_amount'));
  if (poisha === null || poisha < POISHA.min || poisha > POISHA.max)
    return 'Amount must be 10.00 to 500000.00 BDT';
  if (said('currency') !== 'BDT') return 'Currency must be BDT';
  const urls = ['success_url', 'fail_url', 'cancel_url', 'ipn_url'];
  const bad = urls.find((name) => !/^https?:\/\//.test(said(name)) || !URL.canParse(said(name)));
  if (bad !== undefined) return `No address: ${bad}`;
  return isKnown ? 'Duplicate tran_id' : null;
}

/** HTTP 200 whatever happened, as the gateway has it. */
export const sessionRefused = (failedreason: string): Answer => json(200, { status: 'FAILED', failedreason });

/** @param site where the page stands */
export const sessionOpened = ({ sessionKey }: Attempt, site: string): Answer =>
  json(200, {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: sessionKey,
    GatewayPageURL: `${site}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${sessionKey}`,
  });
