import { MESSAGES } from '@bns/domain';
import { useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { faultWords } from '../../api/faultWords.ts';
import { startPayment } from '../../api/payments.ts';
import { ordersText } from '../../texts/orders.ts';
import { leaveFor } from '../../ui/leaveFor.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

type StartPayment = {
  start: () => void;
  /** From the press until the payment service's page is there. */
  busy: boolean;
  /** Why it did not come to that; undefined where nothing was refused. */
  refusal: string | undefined;
};

/** Leads to the payment service, for a new attempt or the one that is open: one press is one call (case 33). */
export function useStartPayment(orderId: string): StartPayment {
  const [refusal, setRefusal] = useState<string>();
  const [start, busy] = useOneAtATime(async () => {
    setRefusal(undefined);
    try {
      const { gatewayUrl } = await startPayment(orderId);
      await leaveFor(gatewayUrl);
    } catch (fault) {
      setRefusal(refusalWords(fault));
    }
  });
  return { start: () => void start(), busy, refusal };
}

function refusalWords(fault: unknown): string {
  if (fault instanceof ApiError && fault.code === 'upstream') return ordersText.serviceDown;
  return faultWords(fault, MESSAGES.wrong);
}
