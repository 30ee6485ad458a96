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

/**
 * Which documents do not say what their source says, in words of their own: not one function of the triggers is asked.
 * @param agreed the orders as they were made
 */
export function disagreements(world: Documents, agreed: Documents): string[] {
  const wrong: string[] = [];
  const expect = (path: string, field: string, is: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(is, wanted))
      wrong.push(`${path}.${field} is ${String(is)}, not ${String(wanted)}`);
  };
  for (const [path, row] of world) {
    const [collection, , below] = path.split('/');
    if (collection === 'products')
      judgePhone(world, row, (field, wanted) => expect(path, field, row[field], wanted));
    if (collection !== 'wishlists' && collection !== 'orders' && collection !== 'reportedProducts') continue;
    const id = collection === 'reportedProducts' ? (path.split('/')[1] ?? '') : String(row['productId']);
    const phone = world.get(productPath(id));
    const gone = phone === undefined || phone['isHidden'] === true ? true : undefined;
    if (collection === 'reportedProducts') {
      if (phone === undefined) wrong.push(`${path} is there without its phone`);
      if (below !== undefined || phone === undefined) continue;
      for (const key of PRODUCT_KEYS) expect(path, key, row[key], phone[key]);
      const reporters = [...world.keys()].filter((other) => other.startsWith(`${path}/reporters/`));
      expect(path, 'reportCount', row['reportCount'], reporters.length);
      continue;
    }
    expect(path, 'productGone', row['productGone'], gone);
    if (collection === 'wishlists') {
      for (const key of PRODUCT_KEYS) if (phone !== undefined) expect(path, key, row[key], phone[key]);
      continue;
    }
    for (const key of ['sellerName', 'sellerVerified', 'isSold']) {
      if (phone !== undefined) expect(path, key, row[key], phone[key]);
    }
    for (const key of ['resalePrice', 'title']) expect(path, key, row[key], agreed.get(path)?.[key]);
    const buyer = world.get(userPath(String(row['buyerId'])));
    const mayGoOn = gone !== true && phone?.['isSold'] !== true && buyer?.['isDeleted'] !== true;
    if (row['status'] === 'booked' && !mayGoOn) wrong.push(`${path} is still booked`);
    if (row['status'] === 'closed') expect(path, 'closedReason', typeof row['closedReason'], 'string');
  }
  for (const path of world.keys()) {
    const report = path.split('/').slice(0, 2).join('/');
    if (path.includes('/reporters/') && !world.has(report)) wrong.push(`${report} is missing`);
  }
  return wrong;
}

function judgePhone(
  world: Documents,
  row: DocumentData,
  expect: (field: string, wanted: unknown) => void,
): void {
  const seller = world.get(userPath(String(row['sellerId'])));
  const category = world.get(`categories/${String(row['categoryId'])}`);
  expect('sellerName', seller?.['name']);
  expect('sellerVerified', seller?.['isVerified']);
  expect('isHidden', seller?.['isDeleted']);
  expect('categoryName', category?.['categoryName']);
}
