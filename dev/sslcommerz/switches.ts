/** What each switch may be set to. */
const SWITCHES = {
  /** When and how the gateway's own message goes out. */
  ipn: ['before', 'after', 'twice', 'never', 'late', 'tampered', 'otherStore'],
  risk: [1],
  status: ['EXPIRED'],
  currency: ['USD'],
  refund: ['failed', 'processing'],
  /** Instead of, or long after, what it would say to a call. */
  answer: ['500', 'silence', 'html'],
} as const;

const CALLS = ['session', 'validate', 'query', 'refund'] as const;
export type Call = (typeof CALLS)[number];
export type Kind = keyof typeof SWITCHES;
export type IpnMode = (typeof SWITCHES)['ipn'][number];

/** A body of `POST /__switch`; left out: for every call, every payment, until the reset. */
export type SwitchBody = { [K in Kind]?: (typeof SWITCHES)[K][number] } & {
  call?: Call;
  tranId?: string;
  /** The name of what is bought, before anybody knows a tran_id. */
  product?: string;
  times?: number;
  /** How long `silence` lasts. */
  silenceMs?: number;
};

export interface Switch {
  kind: Kind;
  value: string;
  body: SwitchBody;
  left: number;
}

const KINDS = Object.keys(SWITCHES) as Kind[];
const SCOPES = ['call', 'tranId', 'product', 'times', 'silenceMs'];

/**
 * One switch for each setting of a body. A slip in a test is not to pass for a switch.
 * @throws Error in words
 */
function switchesOf(body: SwitchBody): Switch[] {
  const strange = Object.keys(body).filter(
    (name) => !SCOPES.includes(name) && !KINDS.some((kind) => kind === name),
  );
  if (strange.length > 0) throw new Error(`There is no switch ${strange.join(', ')}`);
  if (body.call !== undefined && !CALLS.includes(body.call)) throw new Error(`There is no call ${body.call}`);
  const kinds = KINDS.filter((kind) => body[kind] !== undefined);
  if (kinds.length === 0) throw new Error('Nothing is switched');
  return kinds.map((kind) => {
    const known: readonly (string | number)[] = SWITCHES[kind];
    const value = body[kind] ?? '';
    if (!known.includes(value)) throw new Error(`The switch ${kind} knows no ${value}`);
    return { kind, value: String(value), body, left: body.times ?? Number.POSITIVE_INFINITY };
  });
}

/** The switches that are set; of two that fit the later one counts. */
export class Switches {
  #set: Switch[] = [];

  add(body: SwitchBody): void {
    this.#set.push(...switchesOf(body));
  }

  forget(): void {
    this.#set = [];
  }

  /** Whether it is set for this payment; does not use it up. */
  stands(kind: Kind, tranId: string): boolean {
    return this.#find(kind, tranId) !== undefined;
  }

  /** The switch that this payment, or call, meets; one of its times is used up. */
  meet(kind: Kind, tranId: string, call?: Call, product?: string): Switch | undefined {
    const met = this.#find(kind, tranId, call, product);
    if (met !== undefined) met.left -= 1;
    return met;
  }

  #find(kind: Kind, tranId: string, call?: Call, product?: string): Switch | undefined {
    return this.#set.findLast(
      ({ kind: own, body, left }) =>
        own === kind &&
        left > 0 &&
        (body.tranId ?? tranId) === tranId &&
        (body.product ?? product) === product &&
        (body.call ?? call) === call,
    );
  }
}
