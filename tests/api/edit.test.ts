import { contactPath, FIELD, productPath, reservationPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

let seller: Account;

beforeAll(async () => {
  seller = await aPerson({ isSeller: true, isVerified: true, name: 'Seller' });
});

const edit = (productId: string, body: object) =>
  ask('PATCH', `/products/${productId}`, { token: seller.token, body });
const stored = async (path: string) => {
  const row = await db.doc(path).get();
  return { data: row.data() ?? {}, since: row.updateTime?.valueOf() };
};
/** What a trigger may add meanwhile is not looked at. */
const phone = async (productId: string) => {
  const { keywords: _, priceBand: __, ...fields } = (await stored(productPath(productId))).data;
  return fields;
};
const MATCHED = { acknowledged: true, matchedCount: 1 };

describe('PATCH /products/{productId} edits', () => {
  test('what the body gives, cleaned as in the form; all else stays', async () => {
    const productId = await aPhone(seller.uid);
    const before = await phone(productId);
    const { status, body } = await edit(productId, {
      title: ' Galaxy  S21 ',
      image: 'https://i.ibb.co/BNSother/galaxy-s21.webp',
      resalePrice: '৳২০,০০০',
      yearsOfUse: '2',
      condition: 'Fair',
      location: 'Agrabad',
      district: 'Chattogram',
    });
    expect([status, body]).toEqual([200, { ...MATCHED, modifiedCount: 1 }]);
    expect(await phone(productId)).toEqual({
      ...before,
      title: 'Galaxy S21',
      image: 'https://i.ibb.co/BNSother/galaxy-s21.webp',
      cardImage: 'https://i.ibb.co/BNSother/galaxy-s21.webp',
      resalePrice: 20_000,
      yearsOfUse: '2 Years',
      condition: 'Fair',
      location: 'Agrabad',
      district: 'Chattogram',
    });
  });

  test('the number, which stands in the contact', async () => {
    const productId = await aPhone(seller.uid);
    const [before, contact] = [await phone(productId), await stored(contactPath(productId))];
    const { body } = await edit(productId, { sellerPhone: '+880 1912-345678' });
    expect(body).toEqual({ ...MATCHED, modifiedCount: 1 });
    expect((await stored(contactPath(productId))).data).toEqual({
      ...contact.data,
      sellerPhone: '01912345678',
    });
    expect(await phone(productId)).toEqual(before);
  });

  test('a number into a contact that was lost', async () => {
    const productId = await aPhone(seller.uid);
    await db.doc(contactPath(productId)).delete();
    await edit(productId, { sellerPhone: '01912345678' });
    expect((await stored(contactPath(productId))).data).toEqual({
      sellerId: seller.uid,
      sellerEmail: seller.email,
      sellerPhone: '01912345678',
    });
  });

  test('nothing where nothing is said or all is so already', async () => {
    const productId = await aPhone(seller.uid);
    const contact = await stored(contactPath(productId));
    const { title, yearsOfUse, location } = await phone(productId);
    for (const body of [{}, { title, yearsOfUse, location, sellerPhone: '01712345678' }]) {
      expect((await edit(productId, body)).body).toEqual({ ...MATCHED, modifiedCount: 0 });
    }
    expect(await stored(contactPath(productId))).toEqual(contact);
  });

  test('no phone that is sold or being paid for, not even by nothing', async () => {
    const [sold, reserved] = await Promise.all([aPhone(seller.uid, { isSold: true }), aPhone(seller.uid)]);
    await db.doc(reservationPath(reserved)).set({ buyerId: 'buyer' });
    for (const body of [{ title: 'Galaxy S21' }, { sellerPhone: '01912345678' }, {}]) {
      expect(verdict(await edit(sold, body))).toEqual([409, 'sold']);
      expect(verdict(await edit(reserved, body))).toEqual([409, 'conflict']);
    }
    expect([(await phone(sold))['title'], (await stored(contactPath(reserved))).data['sellerPhone']]).toEqual(
      ['Samsung Galaxy A54 5G 8/256', '01712345678'],
    );
    await db.doc(reservationPath(reserved)).set({ buyerId: 'buyer', until: at(1_700_000_000, 0) });
    expect((await edit(reserved, { title: 'Galaxy S21' })).status).toBe(200);
  });

  test.each([
    [{ title: null }, 'title', FIELD.wrongKind],
    [{ title: '' }, 'title', FIELD.title],
    [{ originalPrice: '' }, 'originalPrice', FIELD.originalPrice],
    [{ condition: 'Broken' }, 'condition', FIELD.conditionUnknown],
    [{ image: 'https://evil.example/x.png' }, 'image', FIELD.imageUrl],
    [{ cardImage: 'https://evil.example/x.png' }, 'cardImage', FIELD.imageUrl],
    [{ sellerPhone: '123' }, 'sellerPhone', FIELD.invalidNumber],
    [{ isSold: false }, 'isSold', FIELD.unknownKey],
    [{ categoryName: 'Samsung' }, 'categoryName', FIELD.unknownKey],
    [{ time: '2026-01-15T09:30:00.123Z' }, 'time', FIELD.unknownKey],
  ])('nothing by %o', async (body, field, message) => {
    const productId = await aPhone(seller.uid);
    const before = await phone(productId);
    const reply = await edit(productId, { description: 'Bought new in Dhaka. '.repeat(6), ...body });
    expect([reply.status, reply.body['errors']]).toEqual([400, [{ field, message }]]);
    expect(await phone(productId)).toEqual(before);
  });

  test('case 51: Bangla digits', async () => {
    const productId = await aPhone(seller.uid);
    await edit(productId, { resalePrice: '১২,৫০০', yearsOfUse: '২', sellerPhone: '০১৮১২৩৪৫৬৭৮' });
    expect(await phone(productId)).toMatchObject({ resalePrice: 12_500, yearsOfUse: '2 Years' });
    expect((await stored(contactPath(productId))).data['sellerPhone']).toBe('01812345678');
  });

  test('case 52: a number as people write it is the one number, and what is none is refused', async () => {
    const productId = await aPhone(seller.uid);
    const written = [
      '+880 1712-345678',
      '01712 345 678',
      '8801712345678',
      '0088 01712345678',
      '\u200F01712\u00A0345678',
    ];
    for (const sellerPhone of written) {
      expect([sellerPhone, (await edit(productId, { sellerPhone })).body['modifiedCount']]).toEqual([
        sellerPhone,
        0,
      ]);
    }
    for (const sellerPhone of ['01012345678', '0171234567', '017123456789']) {
      const { status, body } = await edit(productId, { sellerPhone });
      expect([status, body['detail']]).toEqual([400, FIELD.invalidNumber]);
    }
  });

  test('case 53: a price as people write it is the one price, and what is none is refused', async () => {
    const productId = await aPhone(seller.uid, { resalePrice: 12_000 });
    for (const resalePrice of ['12,000', 'Tk 12000', '৳১২,০০০', 12_000]) {
      expect([resalePrice, (await edit(productId, { resalePrice })).body['modifiedCount']]).toEqual([
        resalePrice,
        0,
      ]);
    }
    for (const resalePrice of ['12k', '1e5', '-500', '0', '12000.50', '999999999999']) {
      const { status, body } = await edit(productId, { resalePrice });
      expect([resalePrice, status, body['code']]).toEqual([resalePrice, 400, 'invalid']);
    }
  });
});
