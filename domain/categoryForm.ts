import * as yup from 'yup';
import { FIELD } from './fieldMessages.ts';
import { lineField } from './fields.ts';
import { NAME } from './limits.ts';

/** Body of `PUT /categories/{slug}`. Without `image` the picture stays as it is; '' is none. */
export const putCategoryBody = yup.object({
  categoryName: lineField({ required: FIELD.brand, ...NAME, length: FIELD.nameLong }),
  image: yup.string().trim().max(300, FIELD.imageUrl).optional(),
});
export type PutCategoryBody = yup.InferType<typeof putCategoryBody>;
