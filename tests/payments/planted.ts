import { poishaOf } from '@bns/domain';
import type { Gateway } from '../../functions/src/outside/gateway.ts';
import type { Documents } from '../../functions/src/payments/documents.ts';
import type { Planted } from './inMemory.ts';

/** A shop that believes the message that it got, its amount as well. */
const believing = (inner: Gateway): Gateway => {
  let heard: URLSearchParams | null = null;
  return {
    ...inner,
    readMessage: (form) => {
      heard = form;
      return inner.readMessage(form);
    },
    validate: async (valId) => {
      const validation = await inner.validate(valId);
      if (heard === null) return validation;
      const amount = poishaOf(heard.get('amount') ?? '');
      const tranId = heard.get('tran_id') ?? '';
      return { ...validation, status: 'VALID', tranId, valId, amount, currency: 'BDT', isRisky: false };
    },
  };
};

/** A shop that reserves a phone for whoever presses Pay. */
const unreserving = (inner: Documents): Documents => ({
  ...inner,
  commit: (writes) =>
    inner.commit(
      writes.map((write) =>
        'create' in write && write.create.startsWith('reservations/')
          ? { put: write.create, fields: write.fields }
          : write,
      ),
    ),
});

/** A shop that asks for each refund twice, at a gateway that does not keep count. */
const refundingTwice = (inner: Gateway): Gateway => ({
  ...inner,
  refund: async (request) => {
    await inner.refund(request);
    return inner.refund(request);
  },
});

/** Faults that the model has to find. */
export const PLANTED: readonly (readonly [what: string, planted: Planted])[] = [
  ['a message that is believed', { gateway: believing }],
  ['a reservation that nobody minds', { documents: unreserving }],
  [
    'a refund that is sent twice',
    {
      gateway: refundingTwice,
      ledger: (ledger) => {
        ledger.keepsCount = false;
      },
    },
  ],
];
