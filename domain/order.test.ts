import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { API_NOTICE } from './messages.ts';
import { moveOrder, newOrder, ORDER_MOVES, ORDER_STATUSES, ORDER_WORDS, orderMay } from './order.ts';
import { bookingForm } from './bookingForm.ts';
import { PRODUCT_KEYS, type Product } from './product.ts';
import { newReporter } from './report.ts';
import { reportForm } from './reportForm.ts';
import { newWish } from './wishlist.ts';

const product = {
  ...(Object.fromEntries(PRODUCT_KEYS.map((key) => [key, key])) as unknown as Product<number>),
  title: 'Galaxy S21',
  sellerId: 'seller',
  isSold: false,
  isHidden: false,
  keywords: ['galaxy'],
  priceBand: 3,
};
const buyer = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' };
const values = { buyerPhone: '01712345678', meetingLocation: 'Farmgate' };
const book = (over: Partial<Product<number>> = {}, existing?: { status: 'booked' | 'cancelled' }) =>
  newOrder({ productId: 'p', product: { ...product, ...over }, buyer, now: 9 }, values, existing);

describe('a booking', () => {
  it('freezes the phone as agreed and says who, where and when', () => {
    const order = book();
    expect(order).toMatchObject({ title: 'Galaxy S21', productId: 'p', buyerId: 'buyer', orderedAt: 9 });
    expect(order).toMatchObject({ ...values, status: 'booked', closedReason: null });
    expect(order).not.toHaveProperty('keywords');
    expect(order).not.toHaveProperty('priceBand');
  });

  it('is refused for one’s own phone before anything else', () => {
    expect(() => book({ sellerId: 'buyer', isSold: true })).toThrow('You can not buy your product');
  });

  it('is made once, and again after a cancellation', () => {
    expect(() => book({}, { status: 'booked' })).toThrow("You've already booked Galaxy S21");
    expect(book({}, { status: 'cancelled' }).status).toBe('booked');
  });

  it('is refused when the phone is sold, hidden or gone', () => {
    expect(() => book({ isSold: true })).toThrow(expect.objectContaining({ code: 'sold' }));
    expect(() => book({ isHidden: true })).toThrow(expect.objectContaining({ code: 'not-found' }));
    expect(() => newOrder({ productId: 'p', product: undefined, buyer, now: 9 }, values, undefined)).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });

  it('case 50: asks for phone and place with the words of the spec', async () => {
    const error = await bookingForm.validate({}, { abortEarly: false }).catch((e: ValidationError) => e);
    expect((error as ValidationError).errors).toEqual([
      'Phone Number is required*',
      'Meeting location is required*',
    ]);
  });

  it('case 52: stores the one form of the number', async () => {
    const booked = await bookingForm.validate({
      buyerPhone: '+880 1712-345678',
      meetingLocation: ' Farmgate ',
    });
    expect(booked).toEqual(values);
    await expect(bookingForm.validate({ ...values, buyerPhone: '017' })).rejects.toThrow('Invalid Number!');
  });
});

describe('the life of an order', () => {
  it('lets each side make its own moves only', () => {
    expect(orderMay('buyer', 'booked', 'cancelled')).toBe(true);
    expect(orderMay('seller', 'booked', 'cancelled')).toBe(false);
    expect(orderMay('buyer', 'booked', 'paid')).toBe(false);
    expect(orderMay('server', 'booked', 'paid')).toBe(true);
    expect(orderMay('buyer', 'closed', 'booked')).toBe(false);
  });

  it.each([
    ['buyer', 'booked', 'cancelled'],
    ['seller', 'booked', 'declined'],
    ['buyer', 'paid', 'handedOver'],
    ['seller', 'paid', 'handedOver'],
  ] as const)('a move of its %s from %s changes the status to %s, once', (by, status, to) => {
    expect(moveOrder({ status }, to, by)).toEqual({ status: to });
    expect(moveOrder({ status: to }, to, by)).toBeNull();
  });

  it.each([
    ['buyer', 'booked', 'handedOver'],
    ['buyer', 'paid', 'cancelled'],
    ['buyer', 'booked', 'declined'],
    ['seller', 'closed', 'handedOver'],
    ['seller', 'cancelled', 'declined'],
  ] as const)('a move of its %s from %s to %s is refused, with the state in words', (by, status, to) => {
    expect(() => moveOrder({ status }, to, by)).toThrow(
      expect.objectContaining({ code: 'conflict', message: API_NOTICE.orderStands(ORDER_WORDS[status]) }),
    );
  });

  it('reaches every state from booked', () => {
    const reached = new Set(['booked']);
    for (const _ of ORDER_STATUSES) {
      for (const { from, to } of ORDER_MOVES) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  });
});

it('a wish holds the phone and who wishes', () => {
  const wish = newWish('p', product, buyer, 9);
  expect(wish).toMatchObject({ productId: 'p', buyerId: 'buyer', addedAt: 9, title: 'Galaxy S21' });
  expect(wish).not.toHaveProperty('keywords');
  expect(wish).not.toHaveProperty('priceBand');
});

it('a report has a reason of the list and a short note', async () => {
  const report = await reportForm.validate({ reason: 'fake' });
  expect(newReporter(report, 9)).toEqual({ reason: 'fake', note: '', at: 9 });
  await expect(reportForm.validate({ reason: 'spam' })).rejects.toThrow('Please choose a reason');
  await expect(reportForm.validate({ reason: 'fake', note: 'x'.repeat(501) })).rejects.toThrow('500');
});
