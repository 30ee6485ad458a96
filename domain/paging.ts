import * as yup from 'yup';
import { API_PAGE, EMAIL_MAX } from './limits.ts';
import { API_NOTICE } from './messages.ts';

/** A name or an e-mail and a person's id at their longest, as JSON in base64. */
const CURSOR_MAX = 1500;
/** What is no whole number is told the same as one that is too small. */
const OUT_OF_RANGE = 0;

/** How much of a list is asked for: `cursor` is what the answer before named in its Link header. */
const pageOfAtMost = (usual: number) =>
  yup.object({
    limit: yup
      .number()
      .transform((_, sent: unknown) => (/^\d{1,4}$/.test(String(sent)) ? Number(sent) : OUT_OF_RANGE))
      .integer(API_NOTICE.limitRange)
      .min(1, API_NOTICE.limitRange)
      .max(API_PAGE.max, API_NOTICE.limitRange)
      .default(usual),
    cursor: yup
      .string()
      .max(CURSOR_MAX, API_NOTICE.badCursor)
      .matches(/^[\w-]+$/, API_NOTICE.badCursor)
      .optional(),
  });

export const pageQuery = pageOfAtMost(API_PAGE.usual);
export type PageQuery = yup.InferType<typeof pageQuery>;

/** Pages of people: a hundred where nothing is said, by the start of a name or an e-mail. */
export const peopleQuery = pageOfAtMost(API_PAGE.max).shape({
  q: yup.string().trim().max(EMAIL_MAX, API_NOTICE.badQuery).optional(),
});
export type PeopleQuery = yup.InferType<typeof peopleQuery>;
