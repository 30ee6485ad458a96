import type { EditProductValues } from '@bns/domain';
import type { PhoneRow } from '../../live/lists.ts';
import type { AddProductInput } from './addProductInput.ts';

/** A phone as its seller would have typed it; no other photo is chosen yet. */
export function editInput(phone: PhoneRow, sellerPhone: string): AddProductInput {
  return {
    title: phone.title,
    categoryId: phone.categoryId,
    image: null,
    originalPrice: String(phone.originalPrice),
    resalePrice: String(phone.resalePrice),
    yearsOfUse: phone.yearsOfUse.replace(' Years', ''),
    condition: phone.condition,
    description: phone.description,
    sellerPhone,
    location: phone.location,
    district: phone.district,
  };
}

/**
 * Of the checked values those whose fields say otherwise than when the form was filled in: what another tab or the API
 * has changed meanwhile stays.
 */
export function onlyChanged(
  values: EditProductValues,
  now: AddProductInput,
  before: Readonly<Record<string, unknown>>,
): Partial<EditProductValues> {
  const said: Readonly<Record<string, unknown>> = now;
  const changed = Object.entries(values).filter(([field]) => said[field] !== before[field]);
  return Object.fromEntries(changed) as Partial<EditProductValues>;
}
