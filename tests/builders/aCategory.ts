import type { CategoryRow } from '@bns/domain';

/** A brand with its id. */
export function aCategory(over: Partial<CategoryRow> = {}): CategoryRow {
  return {
    categoryId: 'samsung',
    categoryName: 'Samsung',
    image: 'https://i.ibb.co/BNSbrand/samsung.webp',
    ...over,
  };
}
