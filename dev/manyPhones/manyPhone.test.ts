import { categorySlug, FIRST_BRANDS, isWhole } from '@bns/domain';
import { expect, test } from 'vitest';
import { manyPhone, type Stock } from './manyPhone.ts';

const stock: Stock<number> = {
  categories: FIRST_BRANDS.map((categoryName) => ({
    categoryId: categorySlug(categoryName) ?? '',
    categoryName,
    image: '',
  })),
  photos: ['one', 'two'].map((name) => ({
    image: `https://i.ibb.co/${name}/phone.webp`,
    cardImage: `https://i.ibb.co/${name}/small.webp`,
  })),
  ago: (seconds) => -seconds,
};
const phones = Array.from({ length: 2000 }, (_, number) => manyPhone(number, stock));

test('a market of examples holds whole phones of every brand whose models are known', () => {
  expect(phones.filter((phone) => !isWhole(phone))).toEqual([]);
  expect(new Set(phones.map(({ categoryId }) => categoryId)).size).toBe(FIRST_BRANDS.length - 1);
  expect(phones.filter(({ title }) => title.length < 3 || title.length > 80)).toEqual([]);
  expect(phones.filter(({ description }) => description.length < 100)).toEqual([]);
});

test('the numbered phone is always the same, and older than the one before', () => {
  expect(manyPhone(1234, stock)).toEqual(phones[1234]);
  expect(phones.map(({ time }) => time)).toEqual(phones.map(({ time }) => time).toSorted((a, b) => b - a));
});
