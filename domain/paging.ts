import * as yup from 'yup';
import { API_PAGE } from './limits.ts';
import { API_NOTICE } from './messages.ts';

/** How much of a list is asked for: `cursor` is what the answer before named in its Link header. */
const pageOfAtMost = (usual: number) =>
  yup.object({
    limit: yup
      .number()
      .transform((_, sent: unknown) => (/^\d{1,4}$/.test(String(sent)) ? Number(sent) : Number.NaN))
      .typeError(API_NOTICE.limitRange)
      .min(1, API_NOTICE.limitRange)
      .max(API_PAGE.max, API_NOTICE.limitRange)
      .default(usual),
    cursor: yup
      .string()
      .max(500, API_NOTICE.badCursor)
      .matches(/^[\w-]+$/, API_NOTICE.badCursor)
      .optional(),
  });

export const pageQuery = pageOfAtMost(API_PAGE.usual);
export type PageQuery = yup.InferType<typeof pageQuery>;

/** Pages of people: a hundred where nothing is said, by the start of a name or an e-mail. */
export const peopleQuery = pageOfAtMost(API_PAGE.max).shape({
  q: yup.string().trim().max(80, API_NOTICE.badQuery).optional(),
});
export type PeopleQuery = yup.InferType<typeof peopleQuery>;
