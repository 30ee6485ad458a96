import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aHiddenPhone, aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';

type Around = { similar: { _id: string; resalePrice: number }[]; sellerPhones: number };

async function around(productId: string): Promise<Around> {
  return (await ask('GET', `/phones/${productId}/around`)).body as Around;
}
/** A brand that no other test knows. */
const aBrand = () => ({ categoryId: `brand-${randomUUID()}` });

describe('GET /phones/{productId}/around', () => {
  test('lists phones of its brand, the nearest in price first, never itself', async () => {
    const brand = aBrand();
    const phone = await aPhone('seller', { ...brand, resalePrice: 20_000 });
    const prices = [20_000, 20_100, 19_950, 12_000, 40_000];
    const ids = await Promise.all(prices.map((resalePrice) => aPhone('seller', { ...brand, resalePrice })));
    await aPhone('seller', { ...aBrand(), resalePrice: 20_000 });
    const { similar } = await around(phone);
    expect(similar.map(({ resalePrice }) => resalePrice)).toEqual([20_000, 19_950, 20_100, 12_000, 40_000]);
    expect(new Set(similar.map(({ _id }) => _id))).toEqual(new Set(ids));
  });

  test('at most six, and none that is sold or hidden', async () => {
    const brand = aBrand();
    const [phone] = await Promise.all([
      aPhone('seller', { ...brand, resalePrice: 20_000 }),
      aPhone('seller', { ...brand, resalePrice: 20_001, isSold: true }),
      aPhone('seller', { ...brand, resalePrice: 19_999, isHidden: true }),
      ...Array.from({ length: 8 }, (_, step) => aPhone('seller', { ...brand, resalePrice: 21_000 + step })),
      ...Array.from({ length: 8 }, (_, step) => aPhone('seller', { ...brand, resalePrice: 18_000 + step })),
    ]);
    const { similar } = await around(phone);
    expect(similar.map(({ resalePrice }) => resalePrice)).toEqual([
      21_000, 21_001, 21_002, 21_003, 21_004, 18_007,
    ]);
  });

  test('counts what its seller has on the market', async () => {
    const seller = `seller-${randomUUID()}`;
    const [phone] = await Promise.all([aPhone(seller), aPhone(seller), aPhone(seller, { isSold: true })]);
    expect((await around(phone)).sellerPhones).toBe(2);
  });

  test('is the same for everybody, so the CDN keeps it', async () => {
    const { headers } = await ask('GET', `/phones/${await aPhone('seller')}/around`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  test('a sold phone has others like it, too', async () => {
    const brand = aBrand();
    const [sold, other] = await Promise.all([
      aPhone('seller', { ...brand, isSold: true }),
      aPhone('seller', brand),
    ]);
    expect((await around(sold)).similar.map(({ _id }) => _id)).toEqual([other]);
  });

  test.each([
    ['an unknown', () => Promise.resolve('nothing')],
    ['a hidden', aHiddenPhone],
  ])('%s phone has nothing round it', async (_, idOf) => {
    expect(verdict(await ask('GET', `/phones/${await idOf()}/around`))).toEqual([404, 'not-found']);
  });
});
