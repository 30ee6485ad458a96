import { expect, it } from 'vitest';
import { brandNamed, categorySlug, FIRST_BRANDS, findCategory } from './category.ts';
import { requireCategoryPicture, writeCategory } from './categoryForm.ts';
import { FIELD } from './fieldMessages.ts';
import { API_NOTICE } from './messages.ts';

const rows = FIRST_BRANDS.map((categoryName) => ({
  categoryName,
  categoryId: categorySlug(categoryName) ?? '',
  image: '',
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

it('a brand is called by its row, before that as the product starts with it, and else by no name', () => {
  const renamed = [{ categoryId: 'oneplus', categoryName: '1+', image: '' }];
  expect(brandNamed('oneplus', renamed)).toBe('1+');
  expect(brandNamed('oneplus', [])).toBe('OnePlus');
  expect(brandNamed('walton', renamed)).toBeUndefined();
  expect(brandNamed('', renamed)).toBeUndefined();
});

const brand = (over: object = {}) => ({ categoryName: 'Nothing', ...over });

it('a new brand has a name and at first no picture', () => {
  expect(writeCategory(rows, 'nothing', brand())).toEqual({ categoryName: 'Nothing', image: '' });
});

it('is renamed with its picture, or has another picture under its name', () => {
  const pictured = [{ categoryId: 'nokia', categoryName: 'Nokia', image: 'old' }];
  expect(writeCategory(pictured, 'nokia', { categoryName: 'Nokia HMD' })).toEqual({
    categoryName: 'Nokia HMD',
    image: 'old',
  });
  expect(writeCategory(pictured, 'nokia', { categoryName: 'NOKIA', image: '' })).toEqual({
    categoryName: 'NOKIA',
    image: '',
  });
  expect(writeCategory(pictured, 'nokia', { categoryName: 'Nokia', image: 'old' })).toBeNull();
});

it.each(['categories', 'reported-products', 'Nokia', 'no kia', '-nokia', 'a--b', 'নকিয়া', '', 'x'.repeat(41)])(
  'no brand has the slug %j',
  (slug) => {
    expect(() => writeCategory(rows, slug, brand())).toThrow(API_NOTICE.badSlug);
  },
);

it.each([
  ['nothing', 'Samsung'],
  ['nothing', ' ＳAMSUNG'],
  ['nokia', 'samsung'],
])('the brand %s is not called %j, which is another’s', (slug, categoryName) => {
  expect(() => writeCategory(rows, slug, { categoryName })).toThrow(API_NOTICE.brandTaken);
});

it('no slug or name means a brand that another is called or addressed by', () => {
  const renamed = [{ categoryId: 'nokia', categoryName: 'HMD', image: '' }];
  expect(() => writeCategory(renamed, 'hmd', brand())).toThrow(API_NOTICE.brandTaken);
  expect(() => writeCategory(renamed, 'nothing', brand({ categoryName: 'NOKIA' }))).toThrow(
    API_NOTICE.brandTaken,
  );
});

it('a brand’s picture is hosted, or none', () => {
  expect(() => requireCategoryPicture('https://evil.example/a.jpg', 'bns')).toThrow(FIELD.imageUrl);
  for (const image of [undefined, '', 'https://i.ibb.co/a/b.webp']) requireCategoryPicture(image, 'bns');
});
