import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { aContact } from '../tests/builders/aContact.ts';
import { aProduct } from '../tests/builders/aProduct.ts';
import { type EditProductBody, editedPhone, editProductBody, requireEditable } from './editing.ts';
import { FIELD } from './fieldMessages.ts';

const product = aProduct((seconds) => seconds);
const contact = aContact();
const edited = (values: EditProductBody, over: Partial<typeof product> = {}) =>
  editedPhone({ ...product, ...over }, contact, values);
const parsed = (body: object) => editProductBody.validate(body, { abortEarly: false });

async function faults(body: object): Promise<unknown> {
  try {
    return await parsed(body);
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => [path, message]);
  }
}

describe('the body of an edit', () => {
  it('cleans what is given as the form does, and adds nothing that is not', async () => {
    expect(await parsed({})).toEqual({});
    expect(
      await parsed({
        title: ' Galaxy  S21 ',
        originalPrice: '৳৫০,০০০',
        yearsOfUse: '২',
        sellerPhone: '+880 1812-345678',
        district: '',
      }),
    ).toEqual({
      title: 'Galaxy S21',
      originalPrice: 50_000,
      yearsOfUse: '2 Years',
      sellerPhone: '01812345678',
      district: '',
    });
  });

  it.each([
    ['title', FIELD.title],
    ['image', FIELD.image],
    ['originalPrice', FIELD.originalPrice],
    ['resalePrice', FIELD.resalePrice],
    ['yearsOfUse', FIELD.yearsOfUse],
    ['condition', FIELD.condition],
    ['description', FIELD.description],
    ['sellerPhone', FIELD.phoneNumber],
    ['location', FIELD.location],
  ])('says the form’s sentence for a blank %s', async (field, message) => {
    expect(await faults({ [field]: '' })).toContainEqual([field, message]);
    expect(await faults({ [field]: ' \u200B ' })).toContainEqual([field, message]);
  });

  it.each([
    ['resalePrice', '12.50', FIELD.priceNotWhole],
    ['originalPrice', 99, FIELD.priceLow],
    ['yearsOfUse', '1.3', FIELD.yearsRange],
    ['condition', 'Broken', FIELD.conditionUnknown],
    ['district', 'Atlantis', FIELD.district],
    ['description', 'short', FIELD.descriptionMin],
    ['sellerPhone', '123', FIELD.invalidNumber],
  ])('refuses %s %s with the form’s sentence', async (field, value, message) => {
    expect(await faults({ [field]: value })).toEqual([[field, message]]);
  });
});

describe('an edit', () => {
  it('changes what differs and nothing else', () => {
    expect(edited({ title: 'Galaxy A54', resalePrice: product.resalePrice })).toEqual({
      product: { title: 'Galaxy A54' },
      contact: {},
    });
    expect(edited({ sellerPhone: '01812345678' })).toEqual({
      product: {},
      contact: { sellerPhone: '01812345678' },
    });
  });

  it('is nothing where all is so already, or nothing is said', () => {
    const { title, image, yearsOfUse, district, location } = product;
    const { sellerPhone } = contact;
    expect(edited({})).toBeNull();
    expect(edited({ resalePrice: undefined })).toBeNull();
    expect(edited({ title, image, yearsOfUse, district, location, sellerPhone })).toBeNull();
  });

  it('gives a phone whose contact was lost a number again', () => {
    const { sellerPhone } = contact;
    expect(editedPhone(product, undefined, { sellerPhone })?.contact).toEqual({ sellerPhone });
  });

  it.each([
    ['stays where only the place changes', 'Dhaka', { location: 'Agrabad' }, undefined],
    ['is guessed where none was known', '', { location: 'Agrabad' }, 'Chattogram'],
    [
      'is guessed from the new place where that is asked for',
      'Dhaka',
      { location: 'Agrabad', district: '' },
      'Chattogram',
    ],
    ['is guessed from the old place where that is asked for', 'Bogura', { district: '' }, 'Dhaka'],
    ['is the one that is named', 'Dhaka', { location: 'Agrabad', district: 'Feni' }, 'Feni'],
    ['stays unknown where the place stays', '', { title: 'Galaxy A54' }, undefined],
  ])('the district %s', (_, before, values, after) => {
    expect(edited(values, { district: before })?.product.district).toBe(after);
  });
});

it('is for a phone that is there, unsold and not being paid for', () => {
  const phone = { isSold: false };
  const code = (wanted: string) => expect.objectContaining({ code: wanted });
  expect(requireEditable(phone, false)).toBe(phone);
  expect(() => requireEditable(undefined, false)).toThrow(code('not-found'));
  expect(() => requireEditable({ isSold: true }, false)).toThrow(code('sold'));
  expect(() => requireEditable(phone, true)).toThrow(code('conflict'));
});
