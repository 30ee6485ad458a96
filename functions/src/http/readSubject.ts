import { DomainError, FIELD, isEmailShaped, normalizeEmail } from '@bns/domain';

/**
 * Whom `?email=` names, in the stored form.
 * @throws DomainError `invalid` where it is missing, given twice or no address
 */
export function readSubject(query: URLSearchParams): string {
  const given = query.getAll('email').map(normalizeEmail);
  const [email] = given;
  const isOne = given.length === 1 && email !== undefined && email !== '';
  if (isOne && isEmailShaped(email)) return email;
  const message = isOne ? FIELD.emailShape : FIELD.email;
  throw new DomainError('invalid', message, { errors: [{ field: 'email', message }] });
}
