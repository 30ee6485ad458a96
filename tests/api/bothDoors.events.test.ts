import {
  addProductForm,
  type CategoryRow,
  contactPath,
  orderPath,
  productPath,
  quotaDay,
  quotaPath,
  reporterPath,
  reportPath,
  wishPath,
} from '@bns/domain';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localProject } from '../../dev/root.ts';
import { advertisePhone } from '../../web/src/live/writeAdvertise.ts';
import { bookPhone } from '../../web/src/live/writeBooking.ts';
import { cancelBooking } from '../../web/src/live/cancelBooking.ts';
import { deletePhone } from '../../web/src/live/writeDelete.ts';
import { editPhone } from '../../web/src/live/editPhone.ts';
import { listPhone } from '../../web/src/live/writeListing.ts';
import { removeWish } from '../../web/src/live/removeWish.ts';
import { reportPhone } from '../../web/src/live/writeReport.ts';
import type { PhoneRow } from '../../web/src/live/rows.ts';
import type { Person } from '../../web/src/live/session.ts';
import { wishPhone } from '../../web/src/live/writeWish.ts';
import type { Account } from './accounts.ts';
import { aListing, putBrand } from './aListing.ts';
import { aPerson } from './aPerson.ts';
import { ask } from './ask.ts';
import { auth, db } from './behind.ts';

/** The client's own writes, under the security rules, beside the API's calls: what is there afterwards is the same. */

const client = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock('../../web/src/live/firestore.ts', () => ({ firestore: () => client.db }));

type Cast = { seller: Account; buyer: Account; productId: string };
type Act = { client: (cast: Cast) => Promise<unknown>; api: (cast: Cast) => Promise<unknown> };

const apps = new Map<string, { app: FirebaseApp; db: Firestore }>();
const brand: CategoryRow = { categoryId: 'samsung', categoryName: 'Samsung', image: '' };

/** From here on the client's room writes as this person. */
async function as({ uid }: Account): Promise<void> {
  const known = apps.get(uid) ?? (await signedIn(uid));
  apps.set(uid, known);
  client.db = known.db;
}

async function signedIn(uid: string) {
  const app = initializeApp({ apiKey: 'local', projectId: localProject }, uid);
  const identity = getAuth(app);
  connectAuthEmulator(identity, `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`, {
    disableWarnings: true,
  });
  await signInWithCustomToken(identity, await auth.createCustomToken(uid));
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const store = getFirestore(app);
  connectFirestoreEmulator(store, host, Number(port));
  return { app, db: store };
}

const person = ({ uid, email }: Account) => ({ uid, email, name: 'Somebody' }) as Person;

async function called(method: string, path: string, token: string, body?: object) {
  const reply = await ask(method, path, { token, ...(body && { body }) });
  expect([method, path, Math.floor(reply.status / 100)]).toEqual([method, path, 2]);
  return reply.body;
}

const EDIT = {
  title: 'Galaxy A52 with box',
  resalePrice: 30_000,
  sellerPhone: '01912345678',
  location: 'Agrabad, Chattogram',
};
const BOOKING = { buyerPhone: '01812345678', meetingLocation: 'Gate 2, New Market, Dhaka' };
const REPORT = { reason: 'wrongPrice', note: 'It costs less new' } as const;

/** What both doors can do with a phone that is listed, in an order in which each can. */
const ACTS: readonly (readonly [what: string, act: Act])[] = [
  [
    'edit',
    {
      client: async ({ seller, productId }) => as(seller).then(() => editPhone(productId, EDIT)),
      api: ({ seller, productId }) => called('PATCH', `/products/${productId}`, seller.token, EDIT),
    },
  ],
  [
    'advertise',
    {
      client: async ({ seller, productId }) =>
        as(seller).then(() => advertisePhone({ id: productId } as PhoneRow)),
      api: ({ seller, productId }) => called('PATCH', '/products', seller.token, { productId }),
    },
  ],
  [
    'wish',
    {
      client: async ({ buyer, productId }) => as(buyer).then(() => wishPhone(productId, person(buyer))),
      api: ({ buyer, productId }) => called('PUT', '/wishlists', buyer.token, { productId }),
    },
  ],
  [
    'book',
    {
      client: async ({ buyer, productId }) =>
        as(buyer).then(() => bookPhone(productId, BOOKING, person(buyer))),
      api: ({ buyer, productId }) => called('PUT', '/orders', buyer.token, { productId, ...BOOKING }),
    },
  ],
  [
    'report',
    {
      client: async ({ buyer, productId }) =>
        as(buyer).then(() => reportPhone(productId, REPORT, person(buyer))),
      api: ({ buyer, productId }) =>
        called('PUT', '/products/reported-products', buyer.token, { productId, ...REPORT }),
    },
  ],
  [
    'unwish',
    {
      client: async ({ buyer, productId }) => as(buyer).then(() => removeWish(productId, buyer)),
      api: ({ buyer, productId }) => called('DELETE', `/wishlists/${productId}`, buyer.token),
    },
  ],
  [
    'cancel',
    {
      client: async ({ buyer, productId }) => as(buyer).then(() => cancelBooking(productId, buyer)),
      api: ({ buyer, productId }) => called('PUT', `/orders/${buyer.uid}_${productId}/cancel`, buyer.token),
    },
  ],
  [
    'book again',
    {
      client: async ({ buyer, productId }) =>
        as(buyer).then(() => bookPhone(productId, BOOKING, person(buyer))),
      api: ({ buyer, productId }) => called('PUT', '/orders', buyer.token, { productId, ...BOOKING }),
    },
  ],
  [
    'delete',
    {
      client: async ({ seller, productId }) => as(seller).then(() => deletePhone(productId)),
      api: ({ seller, productId }) => called('PUT', `/products/${productId}`, seller.token),
    },
  ],
];

async function listByClient(seller: Account): Promise<string> {
  await as(seller);
  const { categoryName: _, ...values } = aListing();
  const filled = await addProductForm.validate({ ...values, categoryId: brand.categoryId, image: {} });
  return (
    await listPhone(filled, { image: values.image, cardImage: values.cardImage }, brand, person(seller))
  ).productId;
}

async function listByApi(seller: Account): Promise<string> {
  return String((await called('POST', '/products', seller.token, aListing()))['insertedId']);
}

/** Everything that is about this phone and these two people, as what follows from ids and times leaves it. */
async function traces({ seller, buyer, productId }: Cast): Promise<object> {
  const today = quotaDay(new Date());
  const paths = {
    product: productPath(productId),
    contact: contactPath(productId),
    wish: wishPath(buyer.uid, productId),
    order: orderPath(buyer.uid, productId),
    report: reportPath(productId),
    reporter: reporterPath(productId, buyer.uid),
    buyersDay: quotaPath(buyer.uid, today),
    sellersDay: quotaPath(seller.uid, today),
  };
  const documents = await db.getAll(...Object.values(paths).map((path) => db.doc(path)));
  const names = Object.keys(paths);
  const words: [string, string][] = [
    [productId, 'the phone'],
    ...[seller, buyer].flatMap(({ uid, email }, at): [string, string][] => [
      [uid, `person ${at}`],
      [email, `mail ${at}`],
    ]),
  ];
  return Object.fromEntries(documents.map((row, at) => [names[at], plain(row.data() ?? null, words)]));
}

function plain(value: unknown, words: readonly [string, string][]): unknown {
  if (value instanceof Timestamp) return 'a time';
  if (typeof value === 'string') return words.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  if (Array.isArray(value)) return value.map((one) => plain(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one, words)]));
}

/** Triggers of all files of this suite share a few processes. */
const PATIENCE = { timeout: 150_000, interval: 300 };
const LONG = { timeout: 200_000 };

describe('the client and the API leave the same documents', () => {
  let byClient: Cast;
  let byApi: Cast;

  beforeAll(async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await putBrand();
    const people = async () => ({
      seller: await aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
      buyer: await aPerson({ name: 'Buyer' }),
    });
    const [one, other] = await Promise.all([people(), people()]);
    byClient = { ...one, productId: await listByClient(one.seller) };
    byApi = { ...other, productId: await listByApi(other.seller) };
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await Promise.all([...apps.values()].map(({ app }) => deleteApp(app)));
  });

  test('of a phone that was listed', LONG, async () => {
    await vi.waitFor(
      async () =>
        expect((await db.doc(productPath(byApi.productId)).get()).get('keywords')).toContain('samsung'),
      PATIENCE,
    );
    await vi.waitFor(async () => expect(await traces(byApi)).toEqual(await traces(byClient)), PATIENCE);
  });

  test.each(ACTS)('after it was made to %s', LONG, async (_what, act) => {
    await act.client(byClient);
    await act.api(byApi);
    // Both sides go on until the triggers have followed.
    await vi.waitFor(async () => expect(await traces(byApi)).toEqual(await traces(byClient)), PATIENCE);
  });
});
