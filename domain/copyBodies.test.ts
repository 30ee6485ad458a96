import { describe, expect, it } from 'vitest';
import { putOrderBody, putReportBody, putWishBody } from './copyBodies.ts';
import { FIELD } from './fieldMessages.ts';
import { API_NOTICE } from './messages.ts';
import { PRODUCT_KEYS } from './product.ts';

const row = Object.fromEntries([...PRODUCT_KEYS, 'sellerPhone', 'buyerName'].map((key) => [key, key]));
const booking = { buyerPhone: '+880 1712-345678', meetingLocation: ' Farmgate ' };

describe.each([
  ['a wish', putWishBody, {}],
  ['an order', putOrderBody, booking],
  ['a report', putReportBody, { ...booking, status: 'booked', orderedAt: 'now' }],
])('the body of %s', (_, body, more) => {
  const sent = { ...row, ...more, productId: ' phone-1 ' };

  it('takes the row that a client shows, and cleans what counts', async () => {
    const taken = await body.validate({ ...sent, buyerEmail: ' Buyer@BNS.test ', sellerEmail: 'S@bns.test' });
    expect(taken).toMatchObject({
      productId: 'phone-1',
      buyerEmail: 'buyer@bns.test',
      sellerEmail: 's@bns.test',
    });
  });

  it.each([undefined, '', 'a/b', 'a_b', '.', 'x'.repeat(41)])(
    'names a phone: %j is none',
    async (productId) => {
      await expect(body.validate({ ...sent, productId })).rejects.toThrow(API_NOTICE.productId);
    },
  );
});

it('the body of an order has what is asked for when one books', async () => {
  expect(await putOrderBody.validate({ productId: 'p', ...booking })).toEqual({
    productId: 'p',
    buyerPhone: '01712345678',
    meetingLocation: 'Farmgate',
  });
  await expect(putOrderBody.validate({ productId: 'p', ...booking, buyerPhone: '017' })).rejects.toThrow(
    FIELD.invalidNumber,
  );
});

it('the body of a report has the dialog’s first reason where none is said, and none but the list’s', async () => {
  expect(await putReportBody.validate({ productId: 'p' })).toEqual({
    productId: 'p',
    reason: 'fake',
    note: '',
  });
  await expect(putReportBody.validate({ productId: 'p', reason: 'spam' })).rejects.toThrow(FIELD.reason);
});
