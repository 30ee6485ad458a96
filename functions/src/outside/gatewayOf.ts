import type { Config } from '../config.ts';
import type { Gateway } from './gateway.ts';
import { gatewayAt } from './sslcommerz.ts';

/**
 * The payment gateway of this deployment, null where online payment is off. It answers buyers and itself at our own site's
 * addresses.
 * @param password asked for only where there is one
 */
export function gatewayOf(
  { gateway, site }: Pick<Config, 'gateway' | 'site'>,
  password: () => string,
): Gateway | null {
  if (gateway === null) return null;
  const at = (path: string) => `${site}/api/payments/${path}`;
  return gatewayAt({
    ...gateway,
    password: password(),
    callbacks: {
      success: at('callback/success'),
      fail: at('callback/fail'),
      cancel: at('callback/cancel'),
      ipn: at('ipn'),
    },
  });
}
