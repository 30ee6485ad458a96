import {
  type EndpointName,
  ENDPOINTS,
  type OrderStatus,
  type PaymentState,
  payoutAccountPath,
  type Relation,
} from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { aPayoutAccount } from '../builders/aPayoutAccount.ts';
import { aBooking } from './aBooking.ts';
import type { Account } from './accounts.ts';
import { aListing } from './aListing.ts';
import { aPaidBooking } from './aPaidBooking.ts';
import { aPerson } from './aPerson.ts';
import { aPhone, aReport } from './aPhone.ts';
import type { ask } from './ask.ts';
import { db } from './behind.ts';

/** Endpoints whose row of the policy decides; the walk knows how each is asked. */
export const JUDGED = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].action !== null,
);

type Asking = NonNullable<Parameters<typeof ask>[2]>;
/** `path` where the endpoint's has parameters. */
type Step = Asking & { path?: string };

type Walked = {
  /**
   * How somebody asks who stands so to what it is about, with whatever must be there for it.
   * @param whom himself where it is his own, else somebody for whom the call has something to do
   * @param relation in which of two ways it is his own, where there are two
   */
  how: (actor: Account, whom: Account, relation?: Relation) => Promise<Step> | Step;
  /** Who somebody else is. */
  other?: Parameters<typeof aPerson>[0];
  /** Whether nobody can be named by it but whoever asks: then nobody can ask about what is another's. */
  isOnlyOwn?: true;
  /** What whoever may is answered, where it is not 200. */
  passes?: number;
};

const named = (_actor: Account, { email }: Account): Step => ({ query: { email } });

/** A phone of his own for its seller, for all others somebody's. */
const aPhoneFor = ({ uid }: Account, relation: Relation | undefined) =>
  aPhone(relation === 'itsSeller' ? uid : 'seller');

/** Somebody who buys, or who sells, with whoever stands on the other side. */
const partiesOf = ({ uid }: Account, isBuyer: boolean) =>
  isBuyer ? { buyerId: uid, sellerId: 'seller' } : { buyerId: 'buyer', sellerId: uid };

/** An order of somebody who buys, or who sells. */
async function bookingOf(
  whom: Account,
  move: string,
  isBuyer: boolean,
  status: OrderStatus = 'booked',
): Promise<Step> {
  const { orderId } = await aBooking(partiesOf(whom, isBuyer), {
    status,
    ...(status === 'handedOver' && { handedOverAt: Timestamp.now() }),
  });
  return { path: `/orders/${orderId}/${move}` };
}

/** A payment of somebody who buys, or whose phone it is; the gateway is asked about none that stands so. */
async function paymentOf(
  whom: Account,
  relation: Relation | undefined,
  state: PaymentState,
  move = '',
): Promise<Step> {
  const parties = partiesOf(whom, relation !== 'itsSeller');
  const { tranId } = await aPaidBooking(parties, { state });
  await db.doc(payoutAccountPath(parties.sellerId)).set(aPayoutAccount());
  return { path: `/payments/${tranId}${move}` };
}

export const WALK: Partial<Record<EndpointName, Walked>> = {
  userStatus: { how: named },
  putUser: { how: (actor, whom) => ({ ...named(actor, whom), body: {} }) },
  listUsers: { how: named },
  listSellers: { how: named },
  putCategory: { how: () => ({ path: '/categories/samsung', body: { categoryName: 'Samsung' } }) },
  auditLog: { how: () => ({}) },
  createSessionToken: { how: (_, { email }) => ({ body: { email } }) },
  makeAdmin: { how: named },
  verify: { how: named, other: { isSeller: true } },
  unverify: { how: named, other: { isSeller: true, isVerified: true } },
  removePerson: { how: named },
  becomeSeller: { how: named },
  postProduct: { how: () => ({ body: aListing() }), passes: 201 },
  myProducts: { how: named },
  advertiseProduct: { how: async (_, { uid }) => ({ body: { productId: await aPhone(uid) } }) },
  editProduct: { how: async (_, { uid }) => ({ path: `/products/${await aPhone(uid)}`, body: {} }) },
  sellProduct: { how: async (_, { uid }) => ({ path: `/products/${await aPhone(uid)}/sold`, body: {} }) },
  deleteProduct: { how: async (_, { uid }) => ({ path: `/products/${await aPhone(uid)}` }) },
  dismissReport: {
    how: async (_, { uid }) => {
      const productId = await aPhone(uid);
      await aReport(productId);
      return { path: `/products/reported-products/${productId}/dismiss` };
    },
  },
  putReport: {
    how: async (actor, _, relation) => ({ body: { productId: await aPhoneFor(actor, relation) } }),
  },
  listReports: { how: named },
  putWish: { how: async (actor, _, relation) => ({ body: { productId: await aPhoneFor(actor, relation) } }) },
  listWishes: { how: named },
  deleteWish: { how: () => ({ path: '/wishlists/phone' }), isOnlyOwn: true },
  putOrder: {
    how: async (actor, _, relation) => ({
      body: {
        productId: await aPhoneFor(actor, relation),
        buyerPhone: '01712345678',
        meetingLocation: 'Farmgate',
      },
    }),
  },
  listOrders: { how: named },
  myBookings: { how: named },
  cancelOrder: { how: (_, whom, relation) => bookingOf(whom, 'cancel', relation !== 'itsSeller') },
  declineOrder: { how: (_, whom, relation) => bookingOf(whom, 'decline', relation === 'self') },
  handOverOrder: {
    how: (_, whom, relation) =>
      bookingOf(whom, 'hand-over', relation === 'self', relation === 'self' ? 'paid' : 'booked'),
  },
  receiveOrder: {
    how: async (_, whom, relation) => ({
      ...(await bookingOf(whom, 'received', relation !== 'itsSeller', 'handedOver')),
      body: { received: true },
    }),
  },
  startPayment: {
    how: async (_, whom, relation) => ({
      body: { orderId: (await aBooking(partiesOf(whom, relation !== 'itsSeller'))).orderId },
    }),
    passes: 201,
  },
  getPayment: { how: (_, whom, relation) => paymentOf(whom, relation, 'paid') },
  checkPayment: { how: (_, whom, relation) => paymentOf(whom, relation, 'payoutDue', '/check') },
  decidePayment: {
    how: async (_, whom, relation) => ({
      ...(await paymentOf(whom, relation, 'review', '/decide')),
      body: { accept: true },
    }),
  },
  seeRefund: { how: (_, whom, relation) => paymentOf(whom, relation, 'refunded', '/refunded') },
  refundPayment: { how: (_, whom, relation) => paymentOf(whom, relation, 'refunded', '/refund') },
  payOut: {
    how: async (_, whom, relation) => ({
      ...(await paymentOf(whom, relation, 'payoutDue', '/paid-out')),
      body: { reference: 'TRX 8N7A' },
    }),
  },
  putPayoutAccount: {
    how: (actor, whom) => ({ ...named(actor, whom), body: { kind: 'bkash', number: '01712345678' } }),
  },
  // Past the policy a photo is asked for: the picture host belongs to another file.
  uploadImage: { how: () => ({}), passes: 415 },
};

const EVERYTHING = { isSeller: true, isVerified: true, isAdmin: true };

/** Somebody for each relation; `stale` and `deleted` hold tokens that still say everything. */
export const CAST: Record<Exclude<Relation, 'guest'>, () => Promise<Account>> = {
  self: () => aPerson(),
  itsSeller: () => aPerson({ isSeller: true }),
  buyer: () => aPerson(),
  seller: () => aPerson({ isSeller: true, isVerified: true }),
  admin: () => aPerson({ isAdmin: true }),
  deleted: () => aPerson({ ...EVERYTHING, isDeleted: true }, { ...EVERYTHING, isDeleted: false }),
  stale: () => aPerson({}, EVERYTHING),
};
