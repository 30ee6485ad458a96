import type { AnySchema } from 'yup';
import type { EndpointName } from './endpoints.ts';
import type { ErrorCode } from './errors.ts';

/** How a call is described to those who read about it. */
export type AnswerRow = {
  /** The heading that it stands under. */
  about:
    | 'Phones'
    | 'Wishes and bookings'
    | 'Payments'
    | 'Reports'
    | 'People'
    | 'Brands'
    | 'Pictures'
    | 'Service';
  summary: string;
  /** Of a success; 200 where nothing is said. */
  status?: 201 | 303;
  /** Whether what was there already is answered alike, with 200. */
  repeats?: true;
  answer: AnySchema;
  /** What its handler refuses beyond what follows from its row in ENDPOINTS. */
  problems?: readonly ErrorCode[];
};

export type AnswerRows = Partial<Record<EndpointName, AnswerRow>>;
