import { readFileSync } from 'node:fs';
import { offsetFrom } from '../../dev/ports.mjs';
import { runFolderAt } from '../../dev/runFolder.ts';
import { ask, type Reply } from './ask.ts';
import type { Attempt } from './payments.ts';

/** Where the gateway tells of a payment, below `/payments/`. */
export const MESSAGES = ['callback/success', 'callback/fail', 'callback/cancel', 'ipn'] as const;

/** Posts a form as a page of another site does: with its origin, and without any login of ours. */
export const post = (
  where: (typeof MESSAGES)[number],
  form: Readonly<Record<string, string>> | string,
): Promise<Reply> =>
  ask('POST', `/payments/${where}`, {
    raw: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://sandbox.sslcommerz.com',
      'sec-fetch-site': 'cross-site',
    },
  });

/** What somebody would write who wants a phone for 10 Tk. */
export const saysPaid = ({ tranId }: Attempt, over: Readonly<Record<string, string>> = {}) => ({
  tran_id: tranId,
  val_id: 'VAL0001',
  status: 'VALID',
  amount: '10',
  currency: 'BDT',
  ...over,
});

/** All that the functions of this run have written into their log. */
export const logText = () => readFileSync(runFolderAt(offsetFrom(0)).log, 'utf8');

/** How often the functions have written this line about a payment. */
export const logged = (tranId: string, message: string) =>
  logText()
    .split('\n')
    .filter((line) => line.includes(tranId) && line.includes(`"message":"${message}"`)).length;
