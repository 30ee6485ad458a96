import type { Product, ReportedProduct } from '@bns/domain';
import { aProduct } from './aProduct.ts';
import type { MakeTime } from './moment.ts';

/** `reportedProducts/{productId}`: what admins see of a phone that one person has reported. */
export function aReported<Time>(
  make: MakeTime<Time>,
  productId: string,
  product: Product<Time> = aProduct(make),
): ReportedProduct<Time> {
  return {
    ...product,
    productId,
    reportCount: 1,
    reasons: { fake: 1 },
    lastReportedAt: product.time,
    state: 'open',
    decidedBy: null,
    decidedAt: null,
  };
}
