import { DomainError, PAYMENT_NOTICE } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { World } from '../payments/world.ts';

/** @throws DomainError `conflict` where no gateway is configured: then there is payment in person alone */
export function requireOnline({ money, gateway }: Pick<Dependencies, 'money' | 'gateway'>): World {
  const open = gateway();
  if (open === null) throw new DomainError('conflict', PAYMENT_NOTICE.off);
  return { ...money, gateway: open };
}
