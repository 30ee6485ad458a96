import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { localStore } from '../../dev/runFolder.ts';
import { ask } from './ask.ts';
import { aDeal, anAttempt, aTrade, check, pay } from './payments.ts';
import { logged, logText, MESSAGES, post, saysPaid } from './paymentsMessages.ts';
import { payAtGateway, switchGateway } from './sslcommerz.ts';

const hash = (how: string) => createHash(how).update(localStore.password).digest('hex');
/** The store's password, and what the gateway's signatures are made of. */
const SECRETS = [localStore.password, hash('md5'), hash('sha256')];
const told = (text: string) => SECRETS.filter((secret) => text.toLowerCase().includes(secret));

test('the store’s password is in no answer and in no line of the log', { timeout: 240_000 }, async () => {
  const trade = await aTrade();
  const { token } = trade.admin;
  const title = `Nokia ${Date.now()}`;
  const { orderId } = await aDeal(trade, { title });
  await switchGateway({ answer: 'html', call: 'session', product: title });
  const refused = await pay(trade.buyer, orderId);
  const attempt = await anAttempt(trade);
  await switchGateway({ answer: '500', call: 'validate', tranId: attempt.tranId, times: 2 });
  const { form } = await payAtGateway(attempt.tranId, 'bkash', { browser: true });
  const replies = [
    refused,
    await check(trade.buyer, attempt),
    await pay(trade.buyer, attempt.orderId),
    await ask('GET', `/payments/${attempt.tranId}`, { token: trade.seller.token }),
    await ask('PUT', `/payments/${attempt.tranId}/decide`, { token, body: { accept: false } }),
    await ask('POST', `/payments/${attempt.tranId}/refund`, { token }),
    await ask('GET', '/audit-log', { token }),
    await ask('GET', '/openapi.json'),
    await ask('GET', '/payments/methods'),
  ];
  for (const where of MESSAGES) replies.push(await post(where, form), await post(where, saysPaid(attempt)));
  const said = replies.map(({ text, headers }) => text + JSON.stringify([...headers]));
  expect(replies.slice(0, 2).map(({ status }) => status)).toEqual([502, 200]);
  expect(said.flatMap(told)).toEqual([]);
  await expect.poll(() => logged(attempt.tranId, 'payment settled'), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(() => logText().includes('payment gateway fault'), { timeout: 60_000 }).toBe(true);
  expect(told(logText())).toEqual([]);
});
