import { type CategoryRow, categorySlug, FIRST_BRANDS, foundBy, type Product } from '@bns/domain';
import { manyPhone, manyPhoneId } from '../../dev/manyPhones/manyPhone.ts';

const categories: CategoryRow[] = FIRST_BRANDS.map((categoryName) => ({
  categoryId: categorySlug(categoryName) ?? '',
  categoryName,
  image: '',
}));

/**
 * So many phones of the market of examples, with what a trigger keeps on them; one in thirteen is hidden.
 * @param ago the time so many seconds before now
 */
export function manyListings<Time>(
  count: number,
  ago: (seconds: number) => Time,
): { id: string; data: Product<Time> }[] {
  const image = 'https://i.ibb.co/BNSphone/many.webp';
  const stock = { categories, photos: [{ image, cardImage: '' }], ago };
  return Array.from({ length: count }, (_, number) => {
    const phone = { ...manyPhone(number, stock), isHidden: number % 13 === 0 };
    return { id: manyPhoneId(number), data: { ...phone, ...foundBy(phone) } };
  });
}
