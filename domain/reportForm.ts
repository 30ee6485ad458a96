import * as yup from 'yup';
import { FIELD } from './fieldMessages.ts';
import { choiceField, cleanedText } from './fields.ts';
import { NOTE_MAX } from './limits.ts';
import { REPORT_REASONS } from './report.ts';
import { normalizeText } from './text.ts';

/** The report dialog. */
export const reportForm = yup.object({
  reason: choiceField(FIELD.reason, REPORT_REASONS, FIELD.reason),
  note: cleanedText(normalizeText).default('').max(NOTE_MAX, FIELD.noteLong),
});
export type ReportValues = yup.InferType<typeof reportForm>;
