import { userPath } from '@bns/domain';
import { describe, expect, it } from 'vitest';
import { type SignedInName, tokenOf } from '../cast/people.ts';
import { quotaOf } from './acts.ts';
import { unsignedToken } from './fuzz/rest.ts';
import { openStage } from './stage.ts';

/**
 * What a browser's SDK cannot send but anybody with its token can: transforms without an update, a delete and a creation
 * of one document in one commit (firebase.google.com/docs/firestore/reference/rest, `commit` and `write`).
 */

const stage = openStage();
const projectId = 'demo-rules';
const documents = `projects/${projectId}/databases/(default)/documents`;

async function ask(who: SignedInName, method: 'commit' | 'batchWrite', writes: object[]): Promise<number> {
  const { email, email_verified: _, name: _name, ...claims } = tokenOf(who);
  const token = unsignedToken({ uid: who, email, claims }, projectId);
  const answer = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  return answer.status;
}

const transform = (path: string, fieldPath: string, how: object) => ({
  transform: { document: `${documents}/${path}`, fieldTransforms: [{ fieldPath, ...how }] },
});
const one = { integerValue: '1' };
const none = { integerValue: '0' };
const yes = { booleanValue: true };

describe('a transform without an update', () => {
  it.each<[string, string, object]>([
    [userPath('buyer'), 'isAdmin', { appendMissingElements: { values: [yes] } }],
    [userPath('buyer'), 'isSeller', { maximum: one }],
    [userPath('buyer'), 'claimsAt', { increment: one }],
    [userPath('buyer'), 'createdAt', { setToServerValue: 'REQUEST_TIME' }],
    [userPath('stranger'), 'isAdmin', { maximum: one }],
    ['orders/buyer_phone', 'resalePrice', { minimum: one }],
    ['orders/buyer_phone', 'orderedAt', { setToServerValue: 'REQUEST_TIME' }],
    ['wishlists/buyer_phone', 'resalePrice', { increment: one }],
    ['reportedProducts/phone', 'reportCount', { increment: one }],
    ['stats/total', 'users', { increment: one }],
    ['payments/buyer', 'amount', { minimum: one }],
    ['payoutAccounts/seller', 'number', { setToServerValue: 'REQUEST_TIME' }],
    ['rateLimits/buyer', 'count', { setToServerValue: 'REQUEST_TIME' }],
  ])('changes nothing at %s in %s', async (path, field, how) => {
    const before = await stage.stored(path);
    expect(await ask('buyer', 'commit', [transform(path, field, how)])).toBe(403);
    expect(await stage.stored(path)).toEqual(before);
  });

  it.each<[string, object]>([
    ['time', { setToServerValue: 'REQUEST_TIME' }],
    ['keywords', { appendMissingElements: { values: [{ stringValue: 'free' }] } }],
    ['priceBand', { increment: one }],
    ['isSold', { maximum: one }],
  ])('changes nothing on an own phone in %s', async (field, how) => {
    expect(await ask('seller', 'commit', [transform('products/phone', field, how)])).toBe(403);
  });

  it('may raise the own price, for a price is what a seller edits', async () => {
    expect(
      await ask('seller', 'commit', [transform('products/phone', 'resalePrice', { increment: one })]),
    ).toBe(200);
    await stage.given({});
    expect(
      await ask('seller', 'commit', [
        transform('products/phone', 'resalePrice', { increment: { doubleValue: 0.5 } }),
      ]),
    ).toBe(403);
  });
});

describe('one commit that deletes a document and makes it anew', () => {
  const forged = { isAdmin: yes, isDeleted: { booleanValue: false } };
  const remade = (path: string, fields: object) => [
    { delete: `${documents}/${path}` },
    { update: { name: `${documents}/${path}`, fields } },
  ];

  it('case 12: makes nobody an admin', async () => {
    expect(await ask('buyer', 'commit', remade(userPath('buyer'), forged))).toBe(403);
    expect(await ask('buyer', 'commit', remade(userPath('stranger'), forged))).toBe(403);
    expect(await stage.stored(userPath('buyer'))).toMatchObject({ isAdmin: false });
  });

  it('changes no order', async () => {
    const path = 'orders/buyer_phone';
    expect(await ask('buyer', 'commit', remade(path, { resalePrice: one }))).toBe(403);
    expect(await stage.stored(path)).toMatchObject({ status: 'booked' });
  });
});

it('a quota is raised to a whole number, not to one that is written as a double', async () => {
  const path = 'reportedProducts/phone/reporters/buyer2';
  const raisedTo = (reports: object) => [
    {
      update: {
        name: `${documents}/${path}`,
        fields: { reason: { stringValue: 'fake' }, note: { stringValue: '' } },
      },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    },
    {
      update: {
        name: `${documents}/${quotaOf('buyer2')}`,
        fields: { bookings: none, listings: none, reports, productId: { stringValue: 'phone' } },
      },
    },
  ];
  expect(await ask('buyer2', 'commit', raisedTo({ doubleValue: 1 }))).toBe(403);
  expect(await ask('buyer2', 'commit', raisedTo(one))).toBe(200);
  await stage.given({});
});

it('batchWrite changes nothing that a commit may not', async () => {
  const status = await ask('buyer', 'batchWrite', [
    transform(userPath('buyer'), 'claimsAt', { increment: one }),
    { delete: `${documents}/orders/buyer_phone` },
  ]);
  expect(status).toBe(403);
  expect(await stage.stored('orders/buyer_phone')).toMatchObject({ status: 'booked' });
  expect(await stage.stored(userPath('buyer'))).toMatchObject({ claimsAt: 0 });
});
