import type { CategoryRow } from '@bns/domain';
import { useMemo } from 'react';
import { categories } from '../api/categories.ts';
import { useAnswer } from '../api/keptAnswer.ts';

/** A brand, and how many phones of it are on the market. */
type BrandRow = CategoryRow & { phones: number };

export type Categories = {
  status: 'loading' | 'error' | 'ready';
  /** Empty until they are ready. */
  rows: BrandRow[];
  retry: () => void;
};

/** Every brand, alphabetical; through the REST API, which the CDN keeps. */
export function useCategories(): Categories {
  const answer = useAnswer(categories);
  return useMemo(() => {
    const status = answer.state === 'failed' ? 'error' : answer.state;
    const rows = answer.state === 'ready' ? answer.data : [];
    return {
      status,
      rows: rows.map(({ _id, categoryName, image, phones }) => ({
        categoryId: _id,
        categoryName,
        image,
        phones,
      })),
      retry: categories.retry,
    };
  }, [answer]);
}
