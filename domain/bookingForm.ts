import * as yup from 'yup';
import { FIELD } from './fieldMessages.ts';
import { lineField, phoneField } from './fields.ts';
import { LOCATION } from './limits.ts';

/** Book Now (spec §5). */
export const bookingForm = yup.object({
  buyerPhone: phoneField(),
  meetingLocation: lineField({ required: FIELD.meetingLocation, ...LOCATION, length: FIELD.locationLength }),
});
export type BookingValues = yup.InferType<typeof bookingForm>;
