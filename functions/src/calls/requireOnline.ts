import { DomainError, PAYMENT_NOTICE } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { World } from '../payments/world.ts';

/** @throws DomainError `conflict` where no gateway is configured: then there is payment in person alone */
export function requireOnline(
  { money, gateway }: Pick<Dependencies, 'money' | 'gateway'>,
  words: string = PAYMENT_NOTICE.off,
): World {
  const open = gateway();
  if (open === null) throw new DomainError('conflict', words);
  return { ...money, gateway: open };
}
