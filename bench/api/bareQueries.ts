import {
  contactPath,
  LANDING_PATH,
  ON_MARKET_VALUES,
  productPath,
  QUERIES,
  type QueryName,
  type QueryShape,
  userPath,
} from '@bns/domain';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../../tests/api/behind.ts';
import type { Market } from './market.ts';

type Asked = {
  name: string;
  /** Below the function's address. */
  path: string;
  as?: 'buyer' | 'seller' | 'admin';
  /** What the call has to read of Firestore, and nothing else. */
  query: () => Promise<unknown>;
  /** Whether that is one document. */
  isSingle: boolean;
};

const PAGE = 24;
const PEOPLE_PAGE = 100;

/** Every GET that reads Firestore, with the query under it; a page reads one document more, to know of the next. */
export function bareQueries({ buyer, seller, admin, productIds }: Market): Asked[] {
  const productId = productIds[100] ?? '';
  const own = (path: string, email: string) => `${path}?email=${encodeURIComponent(email)}`;
  const many =
    (name: QueryName, values: readonly unknown[], page = PAGE) =>
    () =>
      queryOf(name, values)
        .limit(page + 1)
        .get();
  const withContacts = (name: QueryName, values: readonly unknown[]) => async () => {
    const { docs } = await queryOf(name, values)
      .limit(PAGE + 1)
      .get();
    await db.getAll(
      ...docs
        .slice(0, PAGE)
        .map((row) => db.doc(contactPath((row.get('productId') as string | undefined) ?? row.id))),
    );
  };
  const single = (path: string) => () => db.doc(path).get();
  return [
    { name: 'GET /landing', path: '/landing', query: single(LANDING_PATH), isSingle: true },
    {
      name: 'GET /products/categories',
      path: '/products/categories',
      query: () => db.collection('categories').orderBy('categoryName').get(),
      isSingle: false,
    },
    { name: 'GET /products', path: '/products', query: many('phones', ON_MARKET_VALUES), isSingle: false },
    {
      name: 'GET /products/{categoryId}',
      path: '/products/samsung',
      query: many('phonesOfCategory', [...ON_MARKET_VALUES, 'samsung']),
      isSingle: false,
    },
    {
      name: 'GET /phones/{productId}',
      path: `/phones/${productId}`,
      query: single(productPath(productId)),
      isSingle: true,
    },
    {
      name: 'GET /users/user-status',
      path: own('/users/user-status', buyer.email),
      as: 'buyer',
      query: single(userPath(buyer.uid)),
      isSingle: true,
    },
    {
      name: 'GET /users/my-products',
      path: own('/users/my-products', seller.email),
      as: 'seller',
      query: withContacts('phonesOfSeller', [seller.uid]),
      isSingle: false,
    },
    {
      name: 'GET /users/my-bookings',
      path: own('/users/my-bookings', seller.email),
      as: 'seller',
      query: many('bookingsOfSeller', [seller.uid]),
      isSingle: false,
    },
    {
      name: 'GET /wishlists',
      path: own('/wishlists', buyer.email),
      as: 'buyer',
      query: many('wishesOfBuyer', [buyer.uid]),
      isSingle: false,
    },
    {
      name: 'GET /orders',
      path: own('/orders', buyer.email),
      as: 'buyer',
      query: withContacts('ordersOfBuyer', [buyer.uid]),
      isSingle: false,
    },
    {
      name: 'GET /products/reported-products',
      path: own('/products/reported-products', admin.email),
      as: 'admin',
      query: withContacts('reports', ['open']),
      isSingle: false,
    },
    {
      name: 'GET /users',
      path: own('/users', admin.email),
      as: 'admin',
      query: many('buyers', [false, false], PEOPLE_PAGE),
      isSingle: false,
    },
    {
      name: 'GET /users/sellers',
      path: own('/users/sellers', admin.email),
      as: 'admin',
      query: many('sellers', [true, false], PEOPLE_PAGE),
      isSingle: false,
    },
    { name: 'GET /audit-log', path: '/audit-log', as: 'admin', query: many('auditLog', []), isSingle: false },
  ];
}

function queryOf(name: QueryName, values: readonly unknown[]): Query {
  const { collection, where, orderBy }: QueryShape = QUERIES[name];
  return where
    .reduce<Query>(
      (so, [field, operator], at) => so.where(field, operator, values[at]),
      db.collection(collection),
    )
    .orderBy(...orderBy);
}
