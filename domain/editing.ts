import * as yup from 'yup';
import { differences } from './copies.ts';
import { DISTRICTS, guessDistrict } from './district.ts';
import { DomainError } from './errors.ts';
import { FIELD } from './fieldMessages.ts';
import { optionalChoice, priceField, yearsField } from './fields.ts';
import { postProductBody } from './listing.ts';
import { NOTICE } from './messages.ts';
import { CONDITIONS, type Contact, EDITABLE_KEYS, type ProductFields } from './product.ts';
import { addProductForm } from './productForms.ts';

/** What may be left out may still not be emptied: the form's sentence, for fields to which blank is nothing. */
const filled = (message: string) => ({
  name: 'required',
  message,
  test: (value: unknown, { originalValue }: Pick<yup.TestContext, 'originalValue'>) =>
    value !== undefined || originalValue === undefined,
});

/** Body of `PATCH /products/{productId}`: as the form has it, but what is left out stays as it is. */
export const editProductBody = postProductBody
  .pick([...EDITABLE_KEYS, 'sellerPhone'])
  .partial()
  .shape({
    originalPrice: priceField(FIELD.originalPrice).optional().test(filled(FIELD.originalPrice)),
    resalePrice: priceField(FIELD.resalePrice).optional().test(filled(FIELD.resalePrice)),
    yearsOfUse: yearsField().optional().test(filled(FIELD.yearsOfUse)),
    condition: optionalChoice(CONDITIONS, FIELD.conditionUnknown).test(filled(FIELD.condition)),
    district: optionalChoice(['', ...DISTRICTS], FIELD.district).transform((value?: string) => value ?? ''),
  });
export type EditProductBody = yup.InferType<typeof editProductBody>;

/** Edit, as a person fills it in: Add Product with the photo that is there, unless another is chosen. */
export const editProductForm = addProductForm.shape({ image: yup.mixed<object>().nullable().default(null) });
export type EditProductValues = yup.InferType<typeof editProductForm>;

type Editable = Pick<ProductFields<unknown>, (typeof EDITABLE_KEYS)[number]>;
type Edited = { product: Partial<Editable>; contact: Partial<Pick<Contact, 'sellerPhone'>> };

/**
 * The move "edit" (decisions, "Settled"): what of a phone and of its contact changes.
 * @param values those that are absent stay
 * @returns null where nothing does
 */
export function editedPhone(
  product: Editable,
  contact: Pick<Contact, 'sellerPhone'> | undefined,
  values: EditProductBody,
): Edited | null {
  const { sellerPhone, ...said } = { ...values, district: districtOf(product, values) };
  const described = differences(product, given(said), Object.is);
  const reached = differences(contact ?? {}, given({ sellerPhone }), Object.is);
  return described === null && reached === null ? null : { product: described ?? {}, contact: reached ?? {} };
}

/**
 * The district that is named; '' asks for a guess, as in the form. Where nothing is said it stays, unless none is known
 * and the place has changed.
 */
function districtOf(product: Editable, { location = product.location, district }: EditProductBody): string {
  const isUnknown = product.district === '' && location !== product.location;
  if (district === '' || (district === undefined && isUnknown)) return guessDistrict(location);
  return district ?? product.district;
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;

/**
 * A phone that is sold or being paid for stays as it is (decisions, "Settled").
 * @param isReserved whether a payment holds it
 * @throws DomainError `not-found`, `sold` or `conflict`
 */
export function requireEditable<Phone extends Pick<ProductFields<unknown>, 'isSold'>>(
  product: Phone | undefined,
  isReserved: boolean,
): Phone {
  if (product === undefined) throw new DomainError('not-found', NOTICE.gone);
  if (product.isSold) throw new DomainError('sold', NOTICE.sold);
  if (isReserved) throw new DomainError('conflict', NOTICE.reservedStays);
  return product;
}
