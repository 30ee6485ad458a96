import { BODY_MAX_BYTES, DomainError, NOTICE } from '@bns/domain';
import type { Incoming } from './incoming.ts';

/**
 * A form as browsers post it. What it holds is for the one to judge who knows the sender; what is no form holds nothing.
 * @throws DomainError `too-large`
 */
export function readForm({ rawBody = Buffer.alloc(0) }: Pick<Incoming, 'rawBody'>): URLSearchParams {
  if (rawBody.length > BODY_MAX_BYTES) throw new DomainError('too-large', NOTICE.bodyTooLarge);
  return new URLSearchParams(rawBody.toString('utf8'));
}
