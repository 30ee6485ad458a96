import { type Call, callApi } from './client.ts';

/** A row of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const putBrandCall: Call = { method: 'PUT', path: '/categories/{slug}', token: 'any' };

type Outcome = { acknowledged: boolean; modifiedCount: number; upsertedId: string | null };

/**
 * Adds a brand, renames it or sets its picture.
 * @param slug the brand's id
 * @param brand without `image` the picture stays as it is
 * @returns whether it changed anything
 * @throws ApiError with words for a person, `conflict` where another brand is called so
 */
export async function putBrand(
  slug: string,
  brand: { categoryName: string; image?: string },
): Promise<boolean> {
  const { modifiedCount, upsertedId } = await callApi<Outcome>(putBrandCall, {
    params: { slug },
    body: brand,
  });
  return modifiedCount > 0 || upsertedId !== null;
}
