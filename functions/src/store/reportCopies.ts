import {
  addReport,
  COLLECTIONS,
  type ReportedProduct,
  type Reporter,
  type ReportTally,
  reportCopy,
  reportPath,
} from '@bns/domain';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { CHUNKS_AT_ONCE } from './chunk.ts';
import { inLanes } from './lanes.ts';
import { pagesOf } from './pages.ts';
import { readProduct } from './products.ts';
import { type Fields, lacking, MOST_ROUNDS } from './settling.ts';
import { isNotAsAsked } from './status.ts';

type Report = ReportedProduct<Timestamp>;

/** What is to become of the document: the fields that differ, all of them where it is not there, or its end. */
type ReportPlan = { write: Fields } | { end: 'the document' | 'its reporters too' } | null;

/**
 * Makes `reportedProducts/{productId}` agree with its phone and its reporters: there is none without reporters, and none
 * of both without the phone. Reads the document before its sources and writes onto that version only, then looks again:
 * of two at once the one that counted fewer cannot have the last word. 2 reads and one for each reporter, twice where it
 * writes.
 */
export async function settleReport(productId: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const kept = await db.doc(reportPath(productId)).get();
    const plan = await planReport(productId, kept);
    if (plan === null) return;
    await carryOut(kept, plan);
  }
  throw new Error('a report did not settle');
}

/** The same for a phone that changed: nothing to do where it was never reported. */
export async function followReport(productId: string, isThere: boolean): Promise<void> {
  if (!isThere || (await db.doc(reportPath(productId)).get()).exists) await settleReport(productId);
}

/** @returns whether the document disagrees with its phone or its reporters */
export async function reportDiffers(productId: string): Promise<boolean> {
  const kept = await db.doc(reportPath(productId)).get();
  return (await planReport(productId, kept)) !== null;
}

async function planReport(productId: string, kept: DocumentSnapshot): Promise<ReportPlan> {
  const found = await readProduct(productId);
  if (found === undefined)
    return kept.exists || (await hasReporters(productId)) ? { end: 'its reporters too' } : null;
  const tally = await tallyOf(productId);
  if (tally === undefined) return kept.exists ? { end: 'the document' } : null;
  const decision = kept.data() as Report | undefined;
  const wanted: Fields = reportCopy({ productId, product: found.product, tally, decision }, isBefore);
  const write = kept.exists ? lacking(kept.data() ?? {}, wanted) : wanted;
  return write && { write };
}

async function carryOut(kept: DocumentSnapshot, plan: NonNullable<ReportPlan>): Promise<void> {
  const { ref, updateTime } = kept;
  try {
    if ('end' in plan) {
      if (plan.end === 'its reporters too') await removeReporters(kept.id);
      if (updateTime !== undefined) await ref.delete({ lastUpdateTime: updateTime });
    } else if (updateTime === undefined) await ref.create(plan.write);
    else await ref.update(plan.write, { lastUpdateTime: updateTime });
  } catch (error) {
    if (!isNotAsAsked(error)) throw error;
  }
}

async function removeReporters(productId: string): Promise<void> {
  await inLanes(CHUNKS_AT_ONCE, pagesOf(reportersOf(productId).select()), async (page) => {
    const batch = db.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  });
}

async function tallyOf(productId: string): Promise<ReportTally<Timestamp> | undefined> {
  let tally: ReportTally<Timestamp> | undefined;
  for await (const page of pagesOf(reportersOf(productId).select('reason', 'at'))) {
    for (const reporter of page) tally = addReport(tally, reporter.data() as Reporter<Timestamp>, isBefore);
  }
  return tally;
}

const hasReporters = async (productId: string) => !(await reportersOf(productId).limit(1).get()).empty;

const reportersOf = (productId: string) => db.doc(reportPath(productId)).collection(COLLECTIONS.reporters);

/** Timestamps as text keep their order, nanoseconds included. */
const isBefore = (one: Timestamp, other: Timestamp) => one.valueOf() < other.valueOf();
