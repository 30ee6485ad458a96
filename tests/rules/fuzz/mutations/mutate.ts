import { PRODUCT_KEYS } from '@bns/domain';
import fc from 'fast-check';
import { ME, SELLER } from '../scenarios/people.ts';
import { type Actor, type Documents, OWN, type Scenario, TODAY, type Write } from '../scenario.ts';
import { type Fields, mapTexts, Moment } from '../values.ts';
import { anyBend, type Bend, bent } from './values.ts';

/** The one thing that a scenario is changed in. `which` and `key` choose among what there is. */
export type Mutation = {
  what: (typeof WHAT)[number];
  which: number;
  key: number;
  bend: Bend;
};

const WHAT = [
  'field',
  'field',
  'field',
  'without',
  'extra',
  'write',
  'id',
  'person',
  'world',
  'world',
] as const;

export const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  what: fc.constantFrom(...WHAT),
  which: fc.nat(11),
  key: fc.nat(59),
  bend: anyBend,
});

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** The scenario with one of its writes changed; a write without fields stays. */
function onFields(
  scenario: Scenario,
  which: number,
  change: (fields: Fields, write: Write) => Partial<Write>,
): Scenario {
  const chosen = pick(scenario.writes, which);
  return {
    ...scenario,
    writes: scenario.writes.map((write) =>
      write === chosen && write.fields !== null ? { ...write, ...change(write.fields, write) } : write,
    ),
  };
}

function withField(fields: Fields, mask: Write['mask'], key: string, value: unknown): Partial<Write> {
  const all = { ...fields, [key]: value };
  return mask === undefined || mask.includes(key) ? { fields: all } : { fields: all, mask: [...mask, key] };
}

const EXTRA = [
  'isDeleted isAdmin isSeller isVerified claimsAt createdAt email roles name keywords priceBand advertisedAt sellerPhone',
  'sellerEmail productGone extra productId status buyerId closedReason note uid bookings listings reports tranId',
]
  .flatMap((names) => names.split(' '))
  .concat(PRODUCT_KEYS);

function withExtra(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  return onFields(scenario, which, (fields, { mask }) => {
    const name = pick(EXTRA, key) ?? '';
    if (mask !== undefined && bend.way === 0) {
      return { fields: { ...fields, [name]: { x: bend.value } }, mask: [...mask, `${name}.x`] };
    }
    return withField(fields, mask, name, bend.value);
  });
}

function withoutField(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  return onFields(scenario, which, (fields, { mask }) => {
    const name = pick(Object.keys(fields), key) ?? '';
    const { [name]: _, ...rest } = fields;
    const silent = bend.way % 2 === 0;
    return {
      fields: rest,
      ...(mask === undefined ? {} : { mask: silent ? mask.filter((one) => one !== name) : mask }),
    };
  });
}

function withOtherField(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  return onFields(scenario, which, (fields, { mask }) => {
    const name = pick(Object.keys(fields), key) ?? 'x';
    return withField(fields, mask, name, bent(fields[name], bend));
  });
}

/** A write left out, deleted, merged, whole, or one more that nobody should be able to slip in. */
function withOtherWrites(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  const { writes, given } = scenario;
  const chosen = pick(writes, which);
  if (chosen === undefined) return scenario;
  const others = writes.filter((write) => write !== chosen);
  const whole = { ...given[chosen.path], ...chosen.fields };
  const slipped: Write[] = [
    { path: `users/${ME}`, fields: { isAdmin: true }, mask: ['isAdmin'] },
    { path: `products/other-${OWN}`, fields: { title: 'x' } },
    { path: `users/${ME}/quota/${TODAY}`, fields: null },
  ];
  const ways: (Write | undefined)[][] = [
    others,
    [...others, { path: chosen.path, fields: null }],
    [...others, { path: chosen.path, fields: whole }],
    [
      ...others,
      { path: chosen.path, fields: chosen.fields ?? whole, mask: Object.keys(chosen.fields ?? whole) },
    ],
    [...writes, pick(slipped, key)],
    [...writes].reverse(),
  ];
  const paths = new Set<string>();
  const changed = (pick(ways, bend.way) ?? []).filter((write) => write !== undefined);
  const once = changed.filter(({ path }) => !paths.has(path) && paths.add(path));
  return { ...scenario, writes: once.length === 0 ? writes : once };
}

const IDS: readonly (readonly [from: string, to: string])[] = [
  [`phone-${OWN}`, `phone_${OWN}`],
  [`phone-${OWN}`, `${'p'.repeat(60)}${OWN}`],
  [`phone-${OWN}`, `none-${OWN}`],
  [ME, SELLER],
  [ME, `other${OWN}`],
  [SELLER, ME],
  [TODAY, '2020-01-01'],
  ['_', '-'],
];

/** Another id: at one path alone, or wherever it stands in what is written. */
function withOtherId(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  const [from, to] = pick(IDS, key) ?? ['', ''];
  const swap = (text: string) => text.replaceAll(from, to);
  if (bend.way % 3 === 0) return { ...scenario, writes: mapTexts(scenario.writes, swap) };
  if (bend.way % 3 === 1) {
    return { ...scenario, given: mapTexts(scenario.given, swap), writes: mapTexts(scenario.writes, swap) };
  }
  const chosen = pick(scenario.writes, which);
  return {
    ...scenario,
    writes: scenario.writes.map((write) => (write === chosen ? { ...write, path: swap(write.path) } : write)),
  };
}

function withOtherPerson(scenario: Scenario, { key }: Mutation): Scenario {
  const { who } = scenario;
  if (who === null) return scenario;
  const { email: _, ...withoutEmail } = who;
  const people: Actor[] = [
    null,
    { ...who, uid: `other${OWN}` },
    { ...who, uid: SELLER },
    { ...who, claims: {} },
    { ...who, claims: { seller: true } },
    { ...who, claims: { admin: true } },
    { ...who, email: `other${OWN}@bns.test` },
    { ...who, email: who.email?.toUpperCase() ?? '' },
    withoutEmail,
    { ...who, aud: 'bns-live' },
  ];
  return { ...scenario, who: pick(people, key) ?? null };
}

/** Other values of what stands there that are whole documents still. */
const STANDING: Readonly<Record<string, readonly unknown[]>> = {
  isDeleted: [true, false],
  isSeller: [true, false],
  isAdmin: [true, false],
  isVerified: [true, false],
  isSold: [true, false],
  isHidden: [true, false],
  isPaid: [true, false],
  isAdvertised: [true, false],
  sellerId: [ME, SELLER, `other${OWN}`],
  buyerId: [ME, SELLER, `other${OWN}`],
  status: ['booked', 'paid', 'handedOver', 'cancelled', 'declined', 'closed', 'refundDue', 'refunded'],
  name: ['Another Name'],
  sellerName: ['Another Name'],
  email: ['another@bns.test'],
  categoryName: ['Another Brand'],
  resalePrice: [31_501],
  bookings: [19, 20],
  listings: [19, 20],
  reports: [29, 30],
};

/** Another thing that stands there: a field, a document that is missing, a reservation. */
function inOtherWorld(scenario: Scenario, { which, key, bend }: Mutation): Scenario {
  const paths = Object.keys(scenario.given);
  const path = pick(paths, which) ?? '';
  const { [path]: document = {}, ...others } = scenario.given;
  if (bend.way === 0) return { ...scenario, given: others };
  if (bend.way <= 2) {
    const until = new Moment(bend.way === 1 ? 4_000_000_000 : 1_700_000_000, 0);
    return { ...scenario, given: { ...scenario.given, [`reservations/phone-${OWN}`]: { until } } };
  }
  const name = pick(
    Object.keys(document).filter((one) => one in STANDING),
    key,
  );
  if (name === undefined) return scenario;
  const value = pick(STANDING[name] ?? [], bend.size + bend.way);
  const given: Documents = { ...scenario.given, [path]: { ...document, [name]: value } };
  return { ...scenario, given };
}

/** The scenario with that one thing changed. */
export function mutate(scenario: Scenario, mutation: Mutation): Scenario {
  const changes = {
    field: withOtherField,
    without: withoutField,
    extra: withExtra,
    write: withOtherWrites,
    id: withOtherId,
    person: withOtherPerson,
    world: inOtherWorld,
  };
  return changes[mutation.what](scenario, mutation);
}
