import { DomainError } from './errors.ts';
import { NOTICE } from './messages.ts';
import {
  type Contact,
  type Kinds,
  PRODUCT_KINDS,
  type ProductAnswer,
  type ProductFields,
} from './product.ts';
import type { ReportValues } from './reportForm.ts';

/** Why a phone is reported; the first one is chosen already (decisions 15). */
export const REPORT_REASONS = ['fake', 'stolen', 'wrongPrice', 'badPicture', 'alreadySold', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASON_WORDS: Record<ReportReason, string> = {
  fake: 'It is not what it says',
  stolen: 'It may be stolen',
  wrongPrice: 'The price is wrong',
  badPicture: 'The picture is bad or not of this phone',
  alreadySold: 'It has been sold already',
  other: 'Something else',
};

/** `reportedProducts/{productId}/reporters/{uid}`: once per person and phone. */
export type Reporter<Time> = { reason: ReportReason; note: string; at: Time };

/** `reportedProducts/{productId}`: what admins see, kept by a trigger from the reporters. */
export type ReportedProduct<Time> = ProductFields<Time> & {
  productId: string;
  reportCount: number;
  reasons: Partial<Record<ReportReason, number>>;
  lastReportedAt: Time;
  state: 'open' | 'dismissed';
  decidedBy: string | null;
  decidedAt: Time | null;
};

/** Of which kind the fields of a reported phone are. */
export const REPORT_KINDS: Kinds<
  ReportedProduct<unknown>,
  'time' | 'lastReportedAt' | 'reasons' | 'decidedBy' | 'decidedAt'
> = { ...PRODUCT_KINDS, productId: 'string', reportCount: 'number', state: 'string' };

/**
 * An admin closes the reports that there are; a later one opens them again.
 * @param reporters how many there are now: one that is not counted yet was on no admin's screen
 * @param by the admin's uid
 * @returns null where they are closed already
 * @throws DomainError `not-found` where nobody reported the phone, `conflict` where somebody just did
 */
export function dismiss<Time>(
  report: Pick<ReportedProduct<unknown>, 'state' | 'reportCount'> | undefined,
  reporters: number,
  by: string,
  now: Time,
): Pick<ReportedProduct<Time>, 'state' | 'decidedBy' | 'decidedAt'> | null {
  if (report === undefined) throw new DomainError('not-found', NOTICE.noSuchReport);
  if (reporters > report.reportCount) throw new DomainError('conflict', NOTICE.reportedMeanwhile);
  return report.state === 'dismissed' ? null : { state: 'dismissed', decidedBy: by, decidedAt: now };
}

/** The document of a new report. */
export function newReporter<Time>(values: ReportValues, now: Time): Reporter<Time> {
  return { reason: values.reason, note: values.note, at: now };
}

/** A reported phone over REST, for admins. */
export type ReportAnswer = ProductAnswer &
  Pick<ReportedProduct<string>, 'productId' | 'reportCount' | 'reasons' | 'lastReportedAt'> &
  Partial<Pick<Contact, 'sellerEmail' | 'sellerPhone'>>;
