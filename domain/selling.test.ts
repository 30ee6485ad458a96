import { expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order.ts';
import { sell } from './selling.ts';

const unsold = { isSold: false };
const sold = { isSold: true };
const booking = (status: OrderStatus, productId = 'phone') => ({ booking: { productId, status } });
const code = (wanted: string) => expect.objectContaining({ code: wanted });

it('sells to somebody else: the phone alone changes', () => {
  expect(sell('phone', unsold, null, false)).toEqual({ product: { isSold: true }, order: null });
});

it('sells to a booking, which is handed over', () => {
  expect(sell('phone', unsold, booking('booked'), false)).toEqual({
    product: { isSold: true },
    order: { status: 'handedOver' },
  });
});

it('changes nothing the second time', () => {
  expect([sell('phone', sold, null, false), sell('phone', sold, booking('handedOver'), false)]).toEqual([
    null,
    null,
  ]);
});

it('sells no phone twice: a booking that was left is no longer sold to', () => {
  expect(() => sell('phone', sold, booking('booked'), false)).toThrow(code('sold'));
  expect(() => sell('phone', sold, booking('paid'), false)).toThrow(code('sold'));
});

it('sells nothing that is being paid for', () => {
  expect(() => sell('phone', unsold, null, true)).toThrow(code('conflict'));
  expect(() => sell('phone', unsold, booking('booked'), true)).toThrow(code('conflict'));
});

it('knows neither a phone that is gone nor a booking of another phone', () => {
  expect(() => sell('phone', undefined, null, false)).toThrow(code('not-found'));
  expect(() => sell('phone', unsold, { booking: undefined }, false)).toThrow(code('not-found'));
  expect(() => sell('phone', unsold, booking('booked', 'other'), false)).toThrow(code('not-found'));
});

it.each(ORDER_STATUSES.filter((status) => status !== 'booked'))(
  'sells to no booking that is %s',
  (status) => {
    expect(() => sell('phone', unsold, booking(status), false)).toThrow(code('conflict'));
  },
);
