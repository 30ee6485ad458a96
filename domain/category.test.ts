import { expect, it } from 'vitest';
import { categorySlug, FIRST_BRANDS, findCategory } from './category.ts';

const rows = FIRST_BRANDS.map((categoryName) => ({
  categoryName,
  categoryId: categorySlug(categoryName) ?? '',
}));

it.each(['samsung ', 'SAMSUNG', 'samsung', ' Ｓamsung'])('"%s" means the one category Samsung', (name) => {
  expect(findCategory(rows, name)?.categoryId).toBe('samsung');
});

it('never makes a category of an unknown brand', () => {
  expect(findCategory(rows, 'Samsong')).toBeUndefined();
});

it('refuses slugs that are words of the API, and names of which nothing is left', () => {
  expect(['Categories', 'Reported Products', '—'].map(categorySlug)).toEqual([null, null, null]);
  expect(categorySlug('Sony Ericsson')).toBe('sony-ericsson');
});
