import { isDeepStrictEqual } from 'node:util';
import { PRODUCT_KEYS, productPath, userPath } from '@bns/domain';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Documents } from './world.ts';

/** Everything in the collections that chaos touches whose id begins with `mark`, by path. */
export async function readWorld(db: Firestore, mark: string): Promise<Documents> {
  const collections = ['users', 'categories', 'products', 'wishlists', 'orders', 'reportedProducts'];
  const found = await Promise.all([
    ...collections.map((name) => db.collection(name).get()),
    db.collectionGroup('reporters').get(),
  ]);
  const rows = found.flatMap(({ docs }) => docs).filter(({ ref }) => ref.path.includes(`/${mark}-`));
  return new Map(rows.map((row) => [row.ref.path, row.data()]));
}

/** What a document should hold, as far as its sources say. */
type Wanted = Record<string, unknown>;

/**
 * Which documents do not say what their source says. Judged anew: no function of the triggers or of the domain is asked.
 * @param agreed the orders as they were made
 * @returns a sentence for each field
 */
export function disagreements(world: Documents, agreed: Documents): string[] {
  const missing = [...world.keys()]
    .filter((path) => path.includes('/reporters/'))
    .map((path) => path.split('/').slice(0, 2).join('/'))
    .filter((report) => !world.has(report));
  const wrong = [...world].flatMap(([path, row]) =>
    Object.entries(wantedOf(world, path, row, agreed))
      .filter(([field, wanted]) => !isDeepStrictEqual(row[field], wanted))
      .map(([field, wanted]) => `${path}.${field} is ${String(row[field])}, not ${String(wanted)}`),
  );
  return [...missing.map((path) => `${path} is missing`), ...wrong];
}

function wantedOf(world: Documents, path: string, row: DocumentData, agreed: Documents): Wanted {
  const [collection, id = '', below] = path.split('/');
  if (collection === 'products') return wantedOfPhone(world, row);
  if (collection === 'wishlists') return { ...wantedOfCopy(world, row, PRODUCT_KEYS), ...goneOf(world, row) };
  if (collection === 'orders') return wantedOfOrder(world, row, agreed.get(path));
  if (collection === 'reportedProducts' && below === undefined) return wantedOfReport(world, id);
  return {};
}

function wantedOfPhone(world: Documents, row: DocumentData): Wanted {
  const seller = world.get(userPath(String(row['sellerId'])));
  return {
    sellerName: seller?.['name'],
    sellerVerified: seller?.['isVerified'],
    isHidden: seller?.['isDeleted'],
    categoryName: world.get(`categories/${String(row['categoryId'])}`)?.['categoryName'],
  };
}

const phoneOf = (world: Documents, row: DocumentData) => world.get(productPath(String(row['productId'])));

/** The named fields of the phone; none where it was deleted, because then a copy keeps its last. */
function wantedOfCopy(world: Documents, row: DocumentData, keys: readonly string[]): Wanted {
  const phone = phoneOf(world, row);
  return phone === undefined ? {} : Object.fromEntries(keys.map((key) => [key, phone[key]]));
}

function goneOf(world: Documents, row: DocumentData): { productGone: true | undefined } {
  const phone = phoneOf(world, row);
  return { productGone: phone === undefined || phone['isHidden'] === true ? true : undefined };
}

function wantedOfOrder(world: Documents, row: DocumentData, agreed: DocumentData | undefined): Wanted {
  const { productGone } = goneOf(world, row);
  const isBuyerGone = world.get(userPath(String(row['buyerId'])))?.['isDeleted'] === true;
  const mustEnd = productGone === true || phoneOf(world, row)?.['isSold'] === true || isBuyerGone;
  return {
    ...wantedOfCopy(world, row, ['sellerName', 'sellerVerified', 'isSold']),
    productGone,
    resalePrice: agreed?.['resalePrice'],
    title: agreed?.['title'],
    ...(mustEnd && { status: 'closed' }),
  };
}

/** A report without its phone should not be there: nothing that it says is right. */
function wantedOfReport(world: Documents, id: string): Wanted {
  const phone = world.get(productPath(id));
  if (phone === undefined) return { productId: 'none: the phone is gone' };
  const reporters = [...world.keys()].filter((path) => path.startsWith(`reportedProducts/${id}/reporters/`));
  return { ...wantedOfCopy(world, { productId: id }, PRODUCT_KEYS), reportCount: reporters.length };
}
