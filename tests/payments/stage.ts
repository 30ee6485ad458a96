import {
  type Order,
  orderPath,
  pairId,
  type Payment,
  payoutAccount,
  payoutAccountPath,
  type Product,
  productPath,
  type Reservation,
  reservationPath,
} from '@bns/domain';
import type { Gateway } from '../../functions/src/outside/gateway.ts';
import type { Documents, Write } from '../../functions/src/payments/documents.ts';
import { aProduct } from '../builders/aProduct.ts';
import { type Mood, moody, type Till } from './gateway.ts';
import type { Scheduler, Turn } from './turns.ts';

/** What a run acts on: the database and the gateway as we see them, and the gateway as its customers do. */
export type Backing = {
  documents: (turn: Turn) => Documents;
  gateway: (turn: Turn) => Gateway;
  till: Till & { lose: (bankTranId: string) => void };
  /** Payments of the phones of a run, in the order in which they began. */
  payments: () => Promise<[tranId: string, payment: Payment<Date>][]>;
};

/** All that a run looks at, at one moment when nobody acts. */
export type Snapshot = {
  nowMs: number;
  payments: ReadonlyMap<string, Payment<Date>>;
  orders: ReadonlyMap<string, Order<Date>>;
  products: ReadonlyMap<string, Product<Date>>;
  reservations: ReadonlyMap<string, Reservation<Date>>;
};

const BEGINNING_MS = Date.UTC(2026, 10, 20, 9);

/** A clock that goes when it is told to. */
export class Clock {
  nowMs = BEGINNING_MS;
  readonly now = () => this.nowMs;
}

/** What one act is done with. */
export type Hands = {
  world: { documents: Documents; gateway: Gateway; now: () => number };
  turn: Turn;
};

/** Two phones of two sellers, three buyers, one gateway and one clock. */
export class Stage {
  readonly backing: Backing;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly phones: readonly [string, string];
  readonly buyers: readonly [string, string, string];
  /** In the order in which they began. */
  attempts: string[] = [];
  /** How all stood when it was last looked at. */
  seen: Snapshot | null = null;
  /** Those whose page at the gateway a buyer was led to: nobody else pays there. */
  readonly led = new Set<string>();

  constructor(backing: Backing, clock: Clock, scheduler: Scheduler, run: string) {
    this.backing = backing;
    this.clock = clock;
    this.scheduler = scheduler;
    this.phones = [`${run}phone-1`, `${run}phone-2`];
    this.buyers = [`${run}buyer-1`, `${run}buyer-2`, `${run}buyer-3`];
  }

  hands(turn: Turn, mood: Mood = 'well'): Hands {
    const { documents, gateway, till } = this.backing;
    const heard = moody(gateway(turn), mood, (bankTranId) => till.lose(bankTranId));
    return { turn, world: { documents: documents(turn), gateway: heard, now: this.clock.now } };
  }

  /** The phones on the market, and where one of the sellers wants his money. */
  async open(): Promise<void> {
    const now = new Date(this.clock.nowMs);
    const writes = this.phones.map((productId): Write => {
      const over = { sellerId: `seller-of-${productId}` };
      return { create: productPath(productId), fields: aProduct((s) => new Date(s * 1000), over) };
    });
    const account = payoutAccount({ kind: 'bkash', number: '01712345678' }, now);
    const path = payoutAccountPath(`seller-of-${this.phones[0]}`);
    const { world } = this.hands(async () => undefined);
    await world.documents.commit([...writes, { put: path, fields: account }]);
  }

  async look(): Promise<Snapshot> {
    const { documents } = this.hands(async () => undefined).world;
    const pairs = this.phones.flatMap((productId) =>
      this.buyers.map((buyerId) => ({ id: pairId(buyerId, productId), path: orderPath(buyerId, productId) })),
    );
    const ofPhones = (path: (productId: string) => string) =>
      this.phones.map((id) => ({ id, path: path(id) }));
    const payments = await this.backing.payments();
    this.attempts = payments.map(([tranId]) => tranId);
    this.seen = {
      nowMs: this.clock.nowMs,
      payments: new Map(payments),
      orders: await found<Order<Date>>(documents, pairs),
      products: await found<Product<Date>>(documents, ofPhones(productPath)),
      reservations: await found<Reservation<Date>>(documents, ofPhones(reservationPath)),
    };
    return this.seen;
  }
}

async function found<Row>(
  documents: Documents,
  wanted: readonly { id: string; path: string }[],
): Promise<Map<string, Row>> {
  const rows = await Promise.all(
    wanted.map(async ({ id, path }) => [id, await documents.read(path)] as const),
  );
  return new Map(rows.flatMap(([id, row]) => (row === undefined ? [] : [[id, row.data as Row]])));
}
