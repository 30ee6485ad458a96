import { DomainError, FIELD, normalizeEmail } from '@bns/domain';

/**
 * Whom `?email=` names, in the stored form.
 * @throws DomainError `invalid` where it is missing or given twice
 */
export function readSubject(query: URLSearchParams): string {
  const given = query.getAll('email').map(normalizeEmail);
  const [email] = given;
  if (given.length === 1 && email !== undefined && email !== '') return email;
  throw new DomainError('invalid', FIELD.email, { errors: [{ field: 'email', message: FIELD.email }] });
}
