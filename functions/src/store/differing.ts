import {
  CATEGORY_FIELDS,
  type Category,
  COLLECTIONS,
  ORDER_FIELDS,
  PRODUCT_KEYS,
  type Product,
  productPath,
  SELLER_FIELDS,
  SELLER_SOURCE,
  type User,
  userPath,
  WISH_FIELDS,
} from '@bns/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { unmirrored } from '../callers/unmirrored.ts';
import { db } from '../firebase.ts';
import { orderLacks } from './orderCopies.ts';
import { pagesOf } from './pages.ts';
import { phoneLacks } from './phoneCopies.ts';
import { readSources } from './sources.ts';
import type { StoredUser } from './users.ts';
import { wishLacks } from './wishCopies.ts';

/** The documents that disagree with their source, by id, a page at a time: memory does not grow with their number. */
export type Differing = AsyncGenerator<string[], void>;

type Rows = readonly QueryDocumentSnapshot[];

/** People whose account says something else than their document. */
export async function* differingUsers(): Differing {
  const read = ['isSeller', 'isAdmin', 'isVerified', 'isDeleted', 'updatedAt', 'claimsAt'];
  for await (const page of pagesOf(db.collection(COLLECTIONS.users).select(...read))) {
    yield await unmirrored(page.map((row) => [row.id, row.data() as StoredUser]));
  }
}

/** Phones that say something else than their seller or their category. */
export async function* differingPhones(): Differing {
  const read = [...SELLER_FIELDS, ...CATEGORY_FIELDS, 'sellerId', 'categoryId'];
  for await (const page of pagesOf(db.collection(COLLECTIONS.products).select(...read))) {
    const categoryPath = (phone: QueryDocumentSnapshot) =>
      `${COLLECTIONS.categories}/${named(phone, 'categoryId')}`;
    const sellerPath = (phone: QueryDocumentSnapshot) => userPath(named(phone, 'sellerId'));
    const [sellers, categories] = await Promise.all([
      readSources(page.map(sellerPath), SELLER_SOURCE),
      readSources(page.map(categoryPath), CATEGORY_FIELDS),
    ]);
    yield idsOf(page, (phone) => {
      const seller = sellers.get(sellerPath(phone)) as User<unknown> | undefined;
      const category = categories.get(categoryPath(phone)) as Category | undefined;
      return phoneLacks(phone.data(), seller, category) !== null;
    });
  }
}

/** Wishes that say something else than their phone. */
export async function* differingWishes(): Differing {
  const read = [...WISH_FIELDS, 'productId'];
  for await (const page of pagesOf(db.collection(COLLECTIONS.wishlists).select(...read))) {
    const phones = await readSources(page.map(phonePath), PRODUCT_KEYS);
    yield idsOf(
      page,
      (wish) => wishLacks(wish.data(), phones.get(phonePath(wish)) as Product<unknown>) !== null,
    );
  }
}

/** Orders that say something else than their phone, and bookings that cannot go on. */
export async function* differingOrders(): Differing {
  const read = [...ORDER_FIELDS, 'status', 'closedReason', 'productId', 'buyerId'];
  for await (const page of pagesOf(db.collection(COLLECTIONS.orders).select(...read))) {
    const buyerPath = (order: QueryDocumentSnapshot) => userPath(named(order, 'buyerId'));
    const [phones, buyers] = await Promise.all([
      readSources(page.map(phonePath), PRODUCT_KEYS),
      readSources(page.map(buyerPath), ['isDeleted']),
    ]);
    yield idsOf(page, (order) => {
      const phone = phones.get(phonePath(order)) as Product<unknown> | undefined;
      const buyer = buyers.get(buyerPath(order)) as User<unknown> | undefined;
      return orderLacks(order.data(), phone, buyer) !== null;
    });
  }
}

const phonePath = (copy: QueryDocumentSnapshot) => productPath(named(copy, 'productId'));

/** An id that a document holds; one that is missing names a document that is not there. */
const named = (row: QueryDocumentSnapshot, field: string) => String(row.get(field) ?? 'none');

const idsOf = (page: Rows, differs: (row: QueryDocumentSnapshot) => boolean) =>
  page.filter(differs).map(({ id }) => id);
