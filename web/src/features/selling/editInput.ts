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
