import {
  CONDITIONS,
  DISTRICTS,
  type EndpointName,
  normalizeEmail,
  type PaymentState,
  PRICE_STEPS,
  payoutAccountPath,
  SORTS,
} from '@bns/domain';
import fc from 'fast-check';
import { anyDescribed, anyName, anyNote, anyPhone, anyPlace } from '../../rules/fuzz/scenarios/texts.ts';
import { aPayoutAccount } from '../../builders/aPayoutAccount.ts';
import type { Account } from '../accounts.ts';
import { aListing } from '../aListing.ts';
import { aPaidBooking, newTranId } from '../aPaidBooking.ts';
import { aPerson } from '../aPerson.ts';
import { aPhone, aReport } from '../aPhone.ts';
import { db } from '../behind.ts';
import { anOrderOf, aWishOf, one, type World } from './world.ts';

/** What an endpoint is asked with so that it has to answer 2xx. */
type Valid = {
  as?: Account;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Sent as a browser's form. */
  form?: Record<string, string>;
};

/** The numbers that choose among people and phones, 0 to 1, and the words that are sent. */
export type Choice = { who: number; what: number; words: Words };

export type Words = {
  described: {
    title: string;
    description: string;
    location: string;
    condition: string;
    yearsOfUse: string;
  };
  name: string;
  note: string;
  phone: string;
  place: string;
};

export const anyWords: fc.Arbitrary<Words> = fc.record({
  described: anyDescribed,
  name: anyName,
  note: anyNote,
  phone: fc.oneof(
    anyPhone,
    anyPhone.map((phone) => `+88${phone.slice(0, 5)}-${phone.slice(5)}`),
    anyPhone.map((phone) => phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')),
  ),
  place: anyPlace,
});

type How = (world: World, choice: Choice) => Valid | Promise<Valid>;

const buyer = ({ buyers }: World, { who }: Choice): Valid => ({ as: one(buyers, who) });
const admin = ({ admins }: World, { who }: Choice) => one(admins, who);
const own = (as: Account): Valid => ({ as, query: { email: as.email } });
const ownOf =
  (role: 'buyers' | 'sellers' | 'admins'): How =>
  (world, { who }) =>
    own(one(world[role], who));
const paged = (_world: World, { who }: Choice): Valid & Required<Pick<Valid, 'query'>> => ({
  query: { limit: String(1 + Math.floor(who * 100)) },
});

/** Some filters of a search, by what is chosen. */
const found =
  (without: readonly string[] = []) =>
  (world: World, choice: Choice): Valid => {
    const [least = 0, most = least] = [choice.who, choice.what].toSorted((one, other) => one - other);
    const filters: Record<string, string> = {
      q: choice.words.described.title,
      brand: 'samsung',
      condition: one(CONDITIONS, choice.who),
      district: one(DISTRICTS, choice.what),
      min: String(one(PRICE_STEPS, least)),
      max: String(one(PRICE_STEPS, most)),
      sort: one(SORTS, choice.who),
    };
    const kept = Object.entries(filters).filter(
      ([key], at) => !without.includes(key) && Math.floor(choice.what * 128) & (1 << at),
    );
    return { query: { ...paged(world, choice).query, ...Object.fromEntries(kept) } };
  };

/** An admin about somebody else. */
const onOther =
  (flags: Parameters<typeof aPerson>[0]): How =>
  async (world, choice) => ({ as: admin(world, choice), query: { email: (await aPerson(flags)).email } });

const phoneOf = (world: World, { what }: Choice) => one(world.phones, what);

/** Its seller about a phone that is his alone. */
const ownPhone: How = async ({ sellers }, { who }) => {
  const as = one(sellers, who);
  return { as, params: { productId: await aPhone(as.uid) } };
};

/** Somebody about a payment that stands so; the gateway has never heard of it. */
const onPayment =
  (role: 'buyers' | 'admins', state: PaymentState, body?: object): How =>
  async (world, { who, what }) => {
    const [buyer, seller] = [one(world.buyers, who), one(world.sellers, what)];
    const { tranId } = await aPaidBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { state });
    await db.doc(payoutAccountPath(seller.uid)).set(aPayoutAccount());
    const as = role === 'buyers' ? buyer : one(world.admins, who);
    return { as, params: { tranId }, ...(body && { body }) };
  };

/** What a stranger writes who has read the gateway's documentation. */
const gatewayForm: How = (_world, { words }) => ({
  form: {
    tran_id: newTranId(),
    val_id: words.name,
    status: 'VALID',
    amount: words.note,
    card_type: words.place,
    verify_key: 'amount,status',
    verify_sign: words.phone,
  },
});

/** How each endpoint is asked well. */
export const VALID: Record<Exclude<EndpointName, 'uploadImage'>, How> = {
  healthz: () => ({}),
  openapi: () => ({}),
  landing: () => ({}),
  listCategories: () => ({}),
  listProducts: found(),
  listCategory: (world, choice) => ({
    ...found(['brand'])(world, choice),
    params: { categoryId: 'samsung' },
  }),
  phoneAround: (world, choice) => ({ params: { productId: phoneOf(world, choice).id } }),
  getPhone: (world, choice) => ({ params: { productId: phoneOf(world, choice).id } }),
  userStatus: ownOf('buyers'),
  putUser: ({ buyers }, { who, words }) => ({ ...own(one(buyers, who)), body: { name: words.name } }),
  createSessionToken: ({ buyers }, { who }) => {
    const as = one(buyers, who);
    return { as, body: { email: ` ${normalizeEmail(as.email).toUpperCase()} `, name: 'x' } };
  },
  makeAdmin: onOther({}),
  verify: onOther({ isSeller: true }),
  unverify: onOther({ isSeller: true, isVerified: true }),
  removePerson: onOther({}),
  becomeSeller: async () => own(await aPerson()),
  myProducts: ownOf('sellers'),
  postProduct: ({ sellers }, { who, words }) => ({
    as: one(sellers, who),
    body: { ...aListing(), ...words.described, image: aListing().image, sellerPhone: words.phone },
  }),
  deleteProduct: ownPhone,
  advertiseProduct: async (world, choice) => {
    const { as, params } = await ownPhone(world, choice);
    return { ...(as && { as }), body: { ...params } };
  },
  editProduct: async (world, choice) => {
    const { title, description, location } = choice.words.described;
    return { ...(await ownPhone(world, choice)), body: { title, description, location } };
  },
  sellProduct: async (world, choice) => ({ ...(await ownPhone(world, choice)), body: {} }),
  putWish: (world, choice) => ({ ...buyer(world, choice), body: { productId: phoneOf(world, choice).id } }),
  listWishes: ownOf('buyers'),
  deleteWish: async ({ buyers }, { who }) => {
    const as = one(buyers, who);
    return { as, params: { productId: await aWishOf(as) } };
  },
  putOrder: (world, choice) => ({
    ...buyer(world, choice),
    body: {
      productId: phoneOf(world, choice).id,
      buyerPhone: choice.words.phone,
      meetingLocation: choice.words.place,
    },
  }),
  listOrders: ownOf('buyers'),
  myBookings: ownOf('sellers'),
  cancelOrder: async ({ buyers, sellers }, { who, what }) => {
    const as = one(buyers, who);
    return { as, params: { orderId: await anOrderOf(as, one(sellers, what), 'booked') } };
  },
  declineOrder: async ({ buyers, sellers }, { who, what }) => {
    const as = one(sellers, who);
    return { as, params: { orderId: await anOrderOf(one(buyers, what), as, 'booked') } };
  },
  handOverOrder: async ({ buyers, sellers }, { who, what }) => {
    const as = one(sellers, who);
    return { as, params: { orderId: await anOrderOf(one(buyers, what), as, 'booked') } };
  },
  receiveOrder: async ({ buyers, sellers }, { who, what }) => {
    const as = one(buyers, who);
    const orderId = await anOrderOf(as, one(sellers, what), 'handedOver');
    return { as, params: { orderId }, body: { received: what < 0.5 } };
  },
  paymentMethods: () => ({}),
  startPayment: async ({ buyers, sellers }, { who, what }) => {
    const as = one(buyers, who);
    return { as, body: { orderId: await anOrderOf(as, one(sellers, what), 'booked') } };
  },
  getPayment: onPayment('buyers', 'paid'),
  checkPayment: onPayment('buyers', 'open'),
  decidePayment: onPayment('admins', 'review', { accept: true }),
  refundPayment: onPayment('admins', 'refunded'),
  seeRefund: onPayment('admins', 'refunded'),
  payOut: (world, choice) =>
    onPayment('admins', 'payoutDue', { reference: `TRX ${choice.words.phone}` })(world, choice),
  putPayoutAccount: ({ sellers }, { who, words }) => ({
    ...own(one(sellers, who)),
    body: { kind: 'nagad', number: words.phone },
  }),
  paymentSucceeded: gatewayForm,
  paymentFailed: gatewayForm,
  paymentCancelled: gatewayForm,
  paymentNotice: gatewayForm,
  putReport: (world, choice) => ({
    ...buyer(world, choice),
    body: { productId: phoneOf(world, choice).id, reason: 'fake', note: choice.words.note },
  }),
  listReports: ownOf('admins'),
  dismissReport: async (world, choice) => {
    const productId = await aPhone(one(world.sellers, choice.what).uid);
    await aReport(productId);
    return { as: admin(world, choice), params: { productId } };
  },
  listUsers: ownOf('admins'),
  listSellers: ownOf('admins'),
  // Behind all others by name: the home page shows the first ones.
  putCategory: (world, choice) => ({
    as: admin(world, choice),
    params: { slug: `zz-fuzz-${Math.floor(choice.what * 20)}` },
    body: { categoryName: `Zz Fuzz ${Math.floor(choice.what * 20)}`, image: '' },
  }),
  auditLog: (world, choice) => ({ as: admin(world, choice), ...paged(world, choice) }),
};
