import { DomainError, MESSAGES } from '@bns/domain';
import { signatureOf, SIGNATURES } from '../../functions/src/outside/sslcommerzSignature.ts';
import type { Gateway } from '../../functions/src/outside/gateway.ts';

/** What a customer does on the gateway's page. `small` pays 10 Tk, `again` a second time. */
export const CUSTOMER_ACTS = [
  'pay',
  'again',
  'risky',
  'small',
  'dollars',
  'fail',
  'cancel',
  'expire',
] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

/** Money that the gateway has taken. `sentBack` is what of it went back to the customer, poisha. */
export type Charge = {
  valId: string;
  tranId: string;
  amount: number;
  currency: string;
  isRisky: boolean;
  sentBack: number;
  /** Whether an answer about its refund was lost on the way: nobody can ask for it again. */
  isUntold: boolean;
};

export type RefundMood = 'success' | 'processing' | 'failed';

/** The gateway as everybody else sees it: its customers, its ledger, and the messages that it signs. */
export type Till = {
  act(tranId: string, how: CustomerAct): Promise<void>;
  charges(): Promise<Charge[]>;
  /** The fields of each message about a payment that it has to send, the first first. */
  messages(tranId: string): Record<string, string>[];
  /** What refunds come to from now on. */
  setRefunds(mood: RefundMood): Promise<void>;
};

/** `silent`: it is not reached. `lost`: it does as asked, and its answer does not come. */
export type Mood = 'well' | 'silent' | 'lost';

/** A gateway on a bad day. @param onLost told of each refund whose answer was lost */
export function moody(gateway: Gateway, mood: Mood, onLost: (bankTranId: string) => void): Gateway {
  if (mood === 'well') return gateway;
  const unheard = async (ask: () => Promise<unknown>): Promise<never> => {
    if (mood === 'lost') await ask();
    throw new DomainError('upstream', MESSAGES.wrong);
  };
  return {
    readMessage: (form) => gateway.readMessage(form),
    openSession: (request) => unheard(() => gateway.openSession(request)),
    validate: (valId) => unheard(() => gateway.validate(valId)),
    inquire: (tranId) => unheard(() => gateway.inquire(tranId)),
    askRefund: (ref) => unheard(() => gateway.askRefund(ref)),
    refund: (request) =>
      unheard(async () => {
        await gateway.refund(request);
        onLost(request.bankTranId);
      }),
  };
}

export const STORE = { storeId: 'bnslocal', password: 'local-store-secret' };

/** A form signed as the gateway signs it, or by somebody who does not know the password. */
export function signedForm(
  fields: Record<string, string>,
  password: string = STORE.password,
): Record<string, string> {
  const covered = { ...fields, store_id: STORE.storeId };
  return {
    ...covered,
    verify_key: Object.keys(covered).join(','),
    verify_sign_sha2: signatureOf(Object.entries(covered), password, SIGNATURES.verify_sign_sha2),
  };
}
