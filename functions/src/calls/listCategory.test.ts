import { expect, test, vi } from 'vitest';
import type { Dependencies } from '../dependencies.ts';
import { listCategory } from './listCategory.ts';

test.each(['Samsung', 'কিছু', 'a b', '__proto__', 'a'.repeat(41)])(
  'nothing is read for %o, which is no brand’s id',
  async (categoryId) => {
    const listPhones = vi.fn();
    const products = { listPhones } as unknown as Dependencies['products'];
    const asked = { params: { categoryId }, query: { limit: 24 }, now: new Date(), requestId: '', key: null };
    expect(await listCategory(asked, { products })).toEqual({ status: 200, body: [], next: undefined });
    expect(listPhones).not.toHaveBeenCalled();
  },
);
