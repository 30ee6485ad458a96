import { isDeepStrictEqual } from 'node:util';
import {
  addCounted,
  COLLECTIONS,
  type Counted,
  countedOrder,
  countedPhone,
  countedUser,
  isNothing,
  noStats,
  type Order,
  type Product,
  STATS_TOTAL,
  type Stats,
  type StatsByDay,
  type User,
  wholeStats,
} from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import type { RepairMode } from '../repair/findings.ts';
import { dayOf } from './dayOf.ts';
import { pagesOf } from './pages.ts';
import { hasCode, STATUS } from './status.ts';

const MOST_ROUNDS = 3;

/**
 * Compares the statistics with a recount and puts the recount in their place. What triggers add while it counts would
 * be lost by that: so it writes only onto the total that it saw before it began, and else counts again. An event that
 * is still under way is counted twice then, until the next recount. Memory grows with days and categories alone.
 * @returns how many stats documents disagreed
 */
export async function recountStats(mode: RepairMode): Promise<number> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { updateTime } = await totalRef().get();
    const counted = await recount();
    const differing = await differingFrom(counted);
    if (mode === 'check' || differing.size === 0) return differing.size;
    if (await replaced(differing, counted.get(STATS_TOTAL) ?? noStats(), updateTime)) return differing.size;
  }
  throw new Error('the statistics were never still for long enough to be counted');
}

/** What the stats documents should hold that hold something else, by id; one that is not there holds zeros. */
async function differingFrom(counted: StatsByDay): Promise<StatsByDay> {
  const differing = new Map([...counted].filter(([, numbers]) => !isNothing(numbers)));
  for await (const page of pagesOf(db.collection(COLLECTIONS.stats))) {
    for (const row of page) {
      const wanted = counted.get(row.id) ?? noStats();
      if (isDeepStrictEqual(wholeStats(row.data()), wanted)) differing.delete(row.id);
      else differing.set(row.id, wanted);
    }
  }
  return differing;
}

/** The statistics of all documents that exist. */
async function recount(): Promise<StatsByDay> {
  const stats: StatsByDay = new Map();
  const add = (counted: Counted | null) => addCounted(stats, counted, 1);
  const { users, products, orders } = COLLECTIONS;
  for await (const page of pagesOf(db.collection(users).select('isDeleted', 'createdAt'))) {
    for (const row of page) add(countedUser(row.data() as User<unknown>, dayOf));
  }
  for await (const page of pagesOf(
    db.collection(products).select('categoryId', 'isSold', 'isHidden', 'time'),
  )) {
    for (const row of page) add(countedPhone(row.data() as Product<unknown>, dayOf));
  }
  for await (const page of pagesOf(db.collection(orders).select('orderedAt'))) {
    for (const row of page) add(countedOrder(row.data() as Order<unknown>, dayOf));
  }
  return stats;
}

/** @returns false where the total changed since it was seen: then nothing was written */
async function replaced(
  differing: StatsByDay,
  total: Stats,
  totalSince: Timestamp | undefined,
): Promise<boolean> {
  const batch = db.batch();
  for (const [id, numbers] of differing) {
    if (id !== STATS_TOTAL) batch.set(db.collection(COLLECTIONS.stats).doc(id), numbers);
  }
  if (totalSince === undefined) batch.create(totalRef(), total);
  else batch.update(totalRef(), { ...total }, { lastUpdateTime: totalSince });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (hasCode(error, STATUS.failedPrecondition, STATUS.alreadyExists)) return false;
    throw error;
  }
}

const totalRef = () => db.collection(COLLECTIONS.stats).doc(STATS_TOTAL);
