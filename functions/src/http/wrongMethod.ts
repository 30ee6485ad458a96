import { DomainError, NOTICE } from '@bns/domain';

/** A known path, asked with a method that it does not have. `allow` is the answer's Allow header. */
export class WrongMethod extends DomainError {
  readonly allow: string;

  constructor(allow: string) {
    super('method-not-allowed', NOTICE.wrongMethod);
    this.name = 'WrongMethod';
    this.allow = allow;
  }
}
