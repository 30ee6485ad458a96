import type { AroundAnswer, ProductAnswer } from '@bns/domain';
import { type Call, callApi } from './client.ts';
import { embeddedPhone } from './embeddedPhone.ts';
import { type KeptAnswer, keptAnswer } from './keptAnswer.ts';

/** Rows of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const phoneCall: Call = { method: 'GET', path: '/phones/{productId}', token: 'none' };
export const aroundCall: Call = { method: 'GET', path: '/phones/{productId}/around', token: 'none' };

/** One kept answer for each phone that was looked at. */
function byPhone<Data>(
  make: (productId: string) => KeptAnswer<Data>,
): (productId: string) => KeptAnswer<Data> {
  const kept = new Map<string, KeptAnswer<Data>>();
  return (productId) => {
    const answer = kept.get(productId) ?? make(productId);
    kept.set(productId, answer);
    return answer;
  };
}

/** A phone as anyone may see it; the one that this page came with is there already. */
export const phoneOf = byPhone((productId) =>
  keptAnswer(
    () => callApi<ProductAnswer>(phoneCall, { params: { productId } }),
    embeddedPhone(document, productId),
  ),
);

/** What stands round a phone on its page. */
export const aroundOf = byPhone((productId) =>
  keptAnswer(() => callApi<AroundAnswer>(aroundCall, { params: { productId } })),
);
