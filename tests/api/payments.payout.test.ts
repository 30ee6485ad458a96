import { PAYMENT_NOTICE, PAYMENT_WORDS, payoutAccountPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPaidBooking } from './aPaidBooking.ts';
import { aPerson, auditedOf } from './aPerson.ts';
import { ask, type Reply, verdict } from './ask.ts';
import { db } from './behind.ts';
import { aTrade, storedPayment, type Trade } from './payments.ts';

const NUMBER = '01712345678';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

const putAccount = ({ email, token }: Account, body: object) =>
  ask('PUT', '/users/payout-account', { token, query: { email }, body });
const paidOut = (tranId: string, reference: unknown, to?: string) =>
  ask('PUT', `/payments/${tranId}/paid-out`, {
    token: trade.admin.token,
    body: { reference, ...(to !== undefined && { to }) },
  });
const accountOf = async ({ uid }: Account) => (await db.doc(payoutAccountPath(uid)).get()).data();
const dueTo = async (seller: Account) =>
  (await aPaidBooking({ buyerId: trade.buyer.uid, sellerId: seller.uid }, { state: 'payoutDue' })).tranId;
const errorsOf = ({ body }: Reply) => {
  const errors = body['errors'] as { field: string; message: string }[];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe('PUT /users/payout-account', () => {
  test('takes a wallet by its number, in any form, and nothing of a bank with it', async () => {
    const person = await aPerson({ isSeller: true });
    const body = { kind: 'bkash', number: '+88 01712-345678', accountName: 'Rahim', bankName: 'City Bank' };
    expect((await putAccount(person, body)).status).toBe(200);
    expect(await accountOf(person)).toEqual({ kind: 'bkash', number: NUMBER, updatedAt: expect.anything() });
  });

  test('takes a bank, and a change of it as a whole', async () => {
    const person = await aPerson({ isSeller: true });
    const bank = {
      kind: 'bank',
      number: '১২৩৪ 5678-90',
      accountName: ' Rahim  Uddin ',
      bankName: 'City Bank',
      branch: 'Mirpur',
    };
    expect((await putAccount(person, bank)).status).toBe(200);
    const stored = { ...bank, number: '1234567890', accountName: 'Rahim Uddin' };
    expect(await accountOf(person)).toEqual({ ...stored, updatedAt: expect.anything() });
    await putAccount(person, { kind: 'nagad', number: NUMBER });
    expect(await accountOf(person)).toEqual({ kind: 'nagad', number: NUMBER, updatedAt: expect.anything() });
  });

  test.each([
    [{ kind: 'rocket', number: NUMBER }, { kind: PAYMENT_NOTICE.payoutKind }],
    [{ kind: 'bkash' }, { number: PAYMENT_NOTICE.payoutNumber }],
    [{ kind: 'nagad', number: '12345678' }, { number: PAYMENT_NOTICE.walletNumber }],
    [
      { kind: 'bank', number: '1234567' },
      {
        number: PAYMENT_NOTICE.accountNumber,
        accountName: PAYMENT_NOTICE.accountName,
        bankName: PAYMENT_NOTICE.bankName,
        branch: PAYMENT_NOTICE.bankBranch,
      },
    ],
  ])('refuses %j', async (body, errors) => {
    const reply = await putAccount(trade.seller, body);
    expect([reply.status, errorsOf(reply)]).toEqual([400, errors]);
  });

  test('is for oneself alone', async () => {
    const { email } = trade.seller;
    const query = { email };
    const body = { kind: 'bkash', number: NUMBER };
    for (const { token } of [trade.buyer, trade.admin]) {
      const reply = await ask('PUT', '/users/payout-account', { token, query, body });
      expect(verdict(reply)).toEqual([403, 'forbidden']);
    }
  });
});

describe('PUT /payments/{tranId}/paid-out', () => {
  test('waits until the seller has said where his money goes', async () => {
    const seller = await aPerson({ isSeller: true });
    const tranId = await dueTo(seller);
    const reply = await paidOut(tranId, 'TRX 8N7A');
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', PAYMENT_NOTICE.noAccount]);
    await putAccount(seller, { kind: 'bkash', number: NUMBER });
    expect((await paidOut(tranId, 'TRX 8N7A')).status).toBe(200);
  });

  test('keeps the reference and the account, all but its last digits hidden; once; and is audited', async () => {
    await putAccount(trade.seller, { kind: 'bkash', number: NUMBER });
    const tranId = await dueTo(trade.seller);
    const replies = [await paidOut(tranId, ' TRX  8N7A '), await paidOut(tranId, 'TRX 8N7A')];
    expect(replies.map(({ status, body }) => [status, body['modifiedCount']])).toEqual([
      [200, 1],
      [200, 0],
    ]);
    expect(await storedPayment(tranId)).toMatchObject({
      state: 'paidOut',
      waits: null,
      payoutReference: 'TRX 8N7A',
      paidOutTo: 'bKash …5678',
    });
    const other = await paidOut(tranId, 'TRX OTHER');
    const detail = PAYMENT_NOTICE.stands(PAYMENT_WORDS.paidOut);
    expect([...verdict(other), other.body['detail']]).toEqual([409, 'conflict', detail]);
    expect(await auditedOf(tranId)).toEqual([
      expect.objectContaining({
        action: 'payOut',
        actorId: trade.admin.uid,
        actorName: 'Admin',
        targetKind: 'payment',
        door: 'api',
      }),
    ]);
    const { token } = trade.admin;
    const { text } = await ask('GET', '/audit-log', { token, query: { limit: '100' } });
    expect(text).toContain(tranId);
    expect(text).not.toContain(NUMBER);
  });

  test('shows both sides where the money went, and nobody the number', async () => {
    await putAccount(trade.seller, { kind: 'nagad', number: NUMBER });
    const tranId = await dueTo(trade.seller);
    await paidOut(tranId, 'TRX 8N7B');
    for (const { token } of [trade.buyer, trade.seller, trade.admin]) {
      const { body, text } = await ask('GET', `/payments/${tranId}`, { token });
      expect(body).toMatchObject({
        state: 'paidOut',
        payoutReference: 'TRX 8N7B',
        paidOutTo: 'Nagad …5678',
      });
      expect(text).not.toContain(NUMBER);
    }
  });

  test('is not noted for another account than the one that was looked at', async () => {
    const seller = await aPerson({ isSeller: true });
    await putAccount(seller, { kind: 'bkash', number: NUMBER });
    const tranId = await dueTo(seller);
    await putAccount(seller, { kind: 'nagad', number: '01812340000' });
    const reply = await paidOut(tranId, 'TRX 8N7A', 'bKash …5678');
    expect([...verdict(reply), reply.body['detail']]).toEqual([
      409,
      'conflict',
      PAYMENT_NOTICE.accountChanged,
    ]);
    expect((await paidOut(tranId, 'TRX 8N7A', 'Nagad …0000')).status).toBe(200);
  });

  test('nobody decides, refunds or pays out what he is party to', async () => {
    const admin = await aPerson({ isSeller: true, isAdmin: true });
    await putAccount(admin, { kind: 'bkash', number: NUMBER });
    const buys = { buyerId: admin.uid, sellerId: trade.seller.uid };
    const sells = { buyerId: trade.buyer.uid, sellerId: admin.uid };
    const acts = [
      ['review', buys, 'PUT', '/decide', { accept: true }],
      ['paid', sells, 'PUT', '/decide', { accept: false }],
      ['refundDue', buys, 'POST', '/refund', undefined],
      ['refundDue', buys, 'PUT', '/refunded', undefined],
      ['payoutDue', sells, 'PUT', '/paid-out', { reference: 'TRX 8N7A' }],
    ] as const;
    for (const [state, parties, method, path, body] of acts) {
      const { tranId } = await aPaidBooking(parties, { state });
      const reply = await ask(method, `/payments/${tranId}${path}`, {
        token: admin.token,
        ...(body !== undefined && { body }),
      });
      expect([path, ...verdict(reply), reply.body['detail']]).toEqual([
        path,
        403,
        'forbidden',
        PAYMENT_NOTICE.ownPayment,
      ]);
      expect((await storedPayment(tranId)).state).toBe(state);
    }
  });

  test.each(['paid', 'refundDue', 'review'] as const)('of one that is %s: nothing is due', async (state) => {
    await putAccount(trade.seller, { kind: 'bkash', number: NUMBER });
    const parties = { buyerId: trade.buyer.uid, sellerId: trade.seller.uid };
    const { tranId } = await aPaidBooking(parties, { state });
    const reply = await paidOut(tranId, 'TRX 8N7A');
    const detail = PAYMENT_NOTICE.stands(PAYMENT_WORDS[state]);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', detail]);
  });

  test.each([undefined, '', 'ab', 'x'.repeat(81), 7])('refuses the reference %j', async (reference) => {
    expect(verdict(await paidOut(await dueTo(trade.seller), reference))).toEqual([400, 'invalid']);
  });
});
