import { DomainError, NOTICE, PARAMS } from '@bns/domain';

/**
 * The parameters of a path, each of which looks like one.
 * @throws DomainError `not-found`: what looks otherwise is the address of nothing
 */
export function requireParams(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (PARAMS[name]?.test(value) !== true) throw new DomainError('not-found', NOTICE.noSuchAddress);
  }
}
