import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { FIELD } from './fieldMessages.ts';
import {
  advertise,
  asksAboutResale,
  isWhole,
  newListing,
  PRODUCT_KEYS,
  PRODUCT_KINDS,
  productFields,
  requireOnMarket,
} from './product.ts';
import { addProductForm } from './productForms.ts';

const filled = {
  title: ' Galaxy  S21 ',
  categoryId: 'samsung',
  image: {},
  originalPrice: '৳৫০,০০০',
  resalePrice: '12,000',
  yearsOfUse: '২',
  condition: 'Good',
  description: 'A phone with its box. '.repeat(6),
  sellerPhone: '+880 1712-345678',
  location: 'Mirpur 10, Dhaka',
};

async function faults(values: object): Promise<Record<string, string>> {
  try {
    await addProductForm.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const first = (error as ValidationError).inner.toReversed().map((fault) => [fault.path, fault.message]);
    return Object.fromEntries(first);
  }
}

const fault = async (field: keyof typeof filled, value: unknown) =>
  (await faults({ ...filled, [field]: value }))[field];

describe('the Add Product form', () => {
  it('case 50: says every message of the spec when nothing is filled in', async () => {
    expect(await faults({})).toEqual({
      title: 'Phone name is required*',
      categoryId: 'Phone brand is required*',
      image: 'Image is required*',
      originalPrice: 'Original price is required*',
      resalePrice: 'Resale price is required*',
      yearsOfUse: 'Years of use is required*',
      condition: 'Phone condition is required*',
      description: 'Phone description is required*',
      sellerPhone: 'Phone Number is required*',
      location: 'Location is required*',
    });
  });

  it('case 50: says the same for fields of white space', async () => {
    const blank = Object.fromEntries(
      Object.keys(filled).map((field) => [field, field === 'image' ? {} : ' \u200B ']),
    );
    expect(Object.values(await faults(blank)).every((message) => message.endsWith('required*'))).toBe(true);
  });

  it('case 51: makes canonical values of what people write', async () => {
    expect(await addProductForm.validate(filled)).toMatchObject({
      title: 'Galaxy S21',
      originalPrice: 50000,
      resalePrice: 12000,
      yearsOfUse: '2 Years',
      sellerPhone: '01712345678',
      district: '',
    });
  });

  it.each([
    ['title', 'ab', FIELD.titleLength],
    ['title', 'x'.repeat(81), FIELD.titleLength],
    ['title', '———', FIELD.title],
    ['originalPrice', '12k', FIELD.priceNotNumber],
    ['resalePrice', '12000.50', FIELD.priceNotWhole],
    ['resalePrice', '-500', FIELD.priceLow],
    ['resalePrice', '999999999999', FIELD.priceHigh],
    ['yearsOfUse', 'two', FIELD.yearsNotNumber],
    ['yearsOfUse', '21', FIELD.yearsRange],
    ['condition', 'Mint', FIELD.conditionUnknown],
    ['sellerPhone', '01012345678', 'Invalid Number!'],
    ['location', 'x', FIELD.locationLength],
    ['description', 'x'.repeat(99), 'Password must be at least 100 characters'],
    ['description', 'x'.repeat(3001), FIELD.descriptionMax],
  ] as const)('refuses %s "%s" in words', async (field, value, message) => {
    expect(await fault(field, value)).toBe(message);
  });

  it('case 55: counts UTF-16 units: 50 emoji with a letter fit, 49 do not', async () => {
    expect(await fault('description', `a${'😀'.repeat(50)}`)).toBeUndefined();
    expect(await fault('description', `a${'😀'.repeat(49)}`)).toBe(FIELD.descriptionMin);
    expect(await fault('description', '😀'.repeat(60))).toBe(FIELD.description);
  });

  it('case 55: Bangla conjuncts just at 100 pass, one unit less does not', async () => {
    const conjunct = 'ক্ষ'; // three units
    expect(await fault('description', `${conjunct.repeat(33)}ক`)).toBeUndefined();
    expect(await fault('description', conjunct.repeat(33))).toBe(FIELD.descriptionMin);
  });

  it('case 53: asks when the resale price is above the original', () => {
    expect(asksAboutResale(12000, 12001)).toBe(true);
    expect(asksAboutResale(12000, 12000)).toBe(false);
  });
});

describe('a new listing', () => {
  const seller = { uid: 's', name: 'Seller', email: 'seller@bns.test', isVerified: true };
  const category = { categoryId: 'samsung', categoryName: 'Samsung', image: '' };

  it('is two documents: what strangers read, and the contact', async () => {
    const values = await addProductForm.validate(filled);
    const { product, contact } = newListing({
      values,
      photo: { image: 'https://i.ibb.co/a/b.jpg', cardImage: 'https://i.ibb.co/a/small.jpg' },
      category,
      seller,
      now: 7,
    });
    expect(Object.keys(product).sort()).toEqual([...PRODUCT_KEYS].sort());
    expect(product).toMatchObject({
      categoryName: 'Samsung',
      sellerVerified: true,
      district: 'Dhaka',
      time: 7,
    });
    expect([product.isSold, product.isPaid, product.isAdvertised, product.isHidden]).toEqual(
      Array(4).fill(false),
    );
    expect(JSON.stringify(product)).not.toMatch(/seller@bns\.test|01712345678/);
    expect(contact).toEqual({ sellerId: 's', sellerEmail: 'seller@bns.test', sellerPhone: '01712345678' });
  });

  it('is copied without what triggers keep on it', async () => {
    const values = await addProductForm.validate(filled);
    const { product } = newListing({
      values,
      photo: { image: 'x', cardImage: 'y' },
      category,
      seller,
      now: 7,
    });
    expect(productFields({ ...product, keywords: ['galaxy'], priceBand: 3, advertisedAt: 8 })).toEqual(
      product,
    );
  });
});

describe('moves of a phone', () => {
  const free = { isAdvertised: false, isSold: false, isHidden: false };

  it('is advertised once', () => {
    expect(advertise(free)).toEqual({ isAdvertised: true });
    expect(() => advertise({ ...free, isAdvertised: true })).toThrow(
      'This Product is already in advertised section',
    );
  });

  it('is not advertised or booked when it is sold, hidden or gone', () => {
    expect(() => advertise({ ...free, isSold: true })).toThrow(expect.objectContaining({ code: 'sold' }));
    expect(() => requireOnMarket({ isSold: false, isHidden: true })).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
    expect(() => requireOnMarket(undefined)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});

describe('a whole phone', () => {
  const { product } = newListing({
    values: { ...filled, originalPrice: 20_000, resalePrice: 12_000, condition: 'Good', district: '' },
    photo: { image: '', cardImage: '' },
    category: { categoryId: 'samsung', categoryName: 'Samsung', image: '' },
    seller: { uid: 'seller', name: 'Seller', email: 'seller@bns.test', isVerified: false },
    now: 0,
  });

  it('has every field that copies share, of its kind; its time is the SDK’s to judge', () => {
    expect(Object.keys(PRODUCT_KINDS).toSorted()).toEqual(
      PRODUCT_KEYS.filter((key) => key !== 'time').toSorted(),
    );
    expect(isWhole(product)).toBe(true);
    expect(isWhole({ ...product, time: 'yesterday' })).toBe(true);
  });

  it.each([
    { title: 5 },
    { resalePrice: '12000' },
    { originalPrice: Number.NaN },
    { isSold: null },
    { image: undefined },
  ])('is not one with %o', (over) => {
    expect(isWhole({ ...product, ...over })).toBe(false);
  });
});
