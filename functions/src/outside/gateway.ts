/** Money at the gateway's edge is in poisha (1 Tk = 100). */
export type Session = { sessionKey: string; gatewayUrl: string };

export type SessionRequest = {
  tranId: string;
  amountTk: number;
  title: string;
  categoryName: string;
  buyer: { name: string; email: string; phone: string; location: string };
};

/** What the gateway's own record says of one payment of ours; `amount` in poisha. */
export type Validation = {
  status: 'VALID' | 'VALIDATED' | 'INVALID_TRANSACTION';
  tranId: string;
  valId: string;
  amount: number | null;
  currency: string;
  isRisky: boolean;
  bankTranId: string;
  cardType: string;
  storeAmount: number | null;
  /** When the customer paid, read as Dhaka's time; null where it says nothing readable. */
  paidAtMs: number | null;
};

/**
 * What it says of an attempt when asked by our tran_id. `valIds` = val_ids of its VALID/VALIDATED elements; `ended`: how
 * it says that nothing more will come, null while it may.
 */
export type Inquiry = { valIds: string[]; ended: Ended | null };

/** How an attempt came to nothing. */
export type Ended = 'failed' | 'cancelled' | 'expired';

export type RefundAnswer = { status: 'success' | 'processing' | 'failed'; refundRef: string | null };

export type GatewayMessage = { tranId: string; valId: string | null; status: string; isSigned: boolean };

export type Gateway = {
  /** @throws DomainError `upstream` whatever went wrong, status FAILED included */
  openSession(request: SessionRequest): Promise<Session>;
  /** @throws DomainError `upstream` unless HTTP 200, JSON, APIConnect DONE */
  validate(valId: string): Promise<Validation>;
  /** @throws DomainError `upstream` */
  inquire(tranId: string): Promise<Inquiry>;
  /** `amount` in poisha. @throws DomainError `upstream` */
  refund(request: {
    bankTranId: string;
    amount: number;
    remarks: string;
    refId: string;
  }): Promise<RefundAnswer>;
  /** @throws DomainError `upstream` */
  askRefund(refundRef: string): Promise<RefundAnswer>;
  /** A callback's or IPN's form as it came; null where it names no tran_id of ours. Never throws. */
  readMessage(form: URLSearchParams): GatewayMessage | null;
};
