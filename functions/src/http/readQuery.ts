import { API_NOTICE, type Endpoint } from '@bns/domain';
import * as yup from 'yup';
import { validated } from './validated.ts';

const NOTHING: yup.AnyObjectSchema = yup.object({});

/**
 * The query as the endpoint's schema makes it, without `email`, which readSubject reads.
 * @throws DomainError `invalid` with the sentence of each key: unknown, given twice, or of a value that it cannot have
 */
export function readQuery({ query, email }: Endpoint, sent: URLSearchParams): Promise<unknown> {
  const others = [...sent].filter(([key]) => email === 'none' || key !== 'email');
  return validated(query ?? NOTHING, others, API_NOTICE.badQuery);
}
