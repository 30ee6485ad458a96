import * as yup from 'yup';
import { DISTRICTS } from './district.ts';
import { FIELD } from './fieldMessages.ts';
import {
  choiceField,
  cleanedText,
  lineField,
  optionalChoice,
  phoneField,
  priceField,
  textField,
  yearsField,
} from './fields.ts';
import { DESCRIPTION, LOCATION, TITLE } from './limits.ts';
import { API_NOTICE } from './messages.ts';
import { CONDITIONS } from './product.ts';
import { PRODUCT_ID } from './productId.ts';
import { normalizeLine } from './text.ts';

/** Body of `PATCH /products`. */
export const advertiseProductBody = yup.object({
  productId: yup.string().required(API_NOTICE.productId).matches(PRODUCT_ID, API_NOTICE.productId),
});
export type AdvertiseProductBody = yup.InferType<typeof advertiseProductBody>;

/** Add Product, as a person fills it in (spec §5). `image` is the chosen file; it becomes an address by upload. */
export const addProductForm = yup.object({
  title: lineField({ required: FIELD.title, ...TITLE, length: FIELD.titleLength }),
  categoryId: cleanedText(normalizeLine).required(FIELD.brand),
  image: yup.mixed<object>().required(FIELD.image),
  originalPrice: priceField(FIELD.originalPrice),
  resalePrice: priceField(FIELD.resalePrice),
  yearsOfUse: yearsField(),
  condition: choiceField(FIELD.condition, CONDITIONS, FIELD.conditionUnknown),
  description: textField({
    required: FIELD.description,
    min: DESCRIPTION.min,
    minMessage: FIELD.descriptionMin,
    max: DESCRIPTION.max,
    maxMessage: FIELD.descriptionMax,
  }),
  sellerPhone: phoneField(),
  location: lineField({ required: FIELD.location, ...LOCATION, length: FIELD.locationLength }),
  district: optionalChoice(['', ...DISTRICTS], FIELD.district).default(''),
});

export type AddProductValues = yup.InferType<typeof addProductForm>;
