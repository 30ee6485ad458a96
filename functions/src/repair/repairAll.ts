import { mirrorClaims } from '../callers/mirrorClaims.ts';
import {
  type Differing,
  differingOrders,
  differingPhones,
  differingUsers,
  differingWishes,
} from '../store/differing.ts';
import { differingReports } from '../store/differingReports.ts';
import { inLanes } from '../store/lanes.ts';
import { settleOrder } from '../store/orderCopies.ts';
import { settlePhone } from '../store/phoneCopies.ts';
import { recountStats } from '../store/recountStats.ts';
import { settleReport } from '../store/reportCopies.ts';
import { settleWish } from '../store/wishCopies.ts';
import { describeProductNow } from '../triggers/describeProduct.ts';
import { landingDiffers, refreshLanding } from '../triggers/refreshLanding.ts';
import { undescribedPhones } from '../triggers/undescribedPhones.ts';
import type { Findings, RepairMode } from './findings.ts';

const AT_ONCE = 16;

/**
 * Compares every copy and counter with its source, by the same functions that triggers write with, and makes agree what
 * does not. Sources come before their copies, so one run is enough. It reads every document once, or twice, and holds a
 * page of them at a time.
 * @returns how many documents of each kind disagreed
 */
export async function repairAll(mode: RepairMode): Promise<Findings> {
  const settled = (differing: Differing, settle: (id: string) => Promise<void>) =>
    settleEach(differing, mode === 'repair' ? settle : undefined);
  return {
    claims: await settled(differingUsers(), mirrorClaims),
    phones: await settled(differingPhones(), settlePhone),
    words: await settled(undescribedPhones(), describeProductNow),
    wishes: await settled(differingWishes(), settleWish),
    orders: await settled(differingOrders(), settleOrder),
    reports: await settled(differingReports(), settleReport),
    landing: await repairLanding(mode),
    stats: await recountStats(mode),
  };
}

async function settleEach(differing: Differing, settle?: (id: string) => Promise<void>): Promise<number> {
  let found = 0;
  for await (const ids of differing) {
    found += ids.length;
    if (settle !== undefined) await inLanes(AT_ONCE, ids, settle);
  }
  return found;
}

async function repairLanding(mode: RepairMode): Promise<number> {
  const found = (await landingDiffers()) ? 1 : 0;
  if (found > 0 && mode === 'repair') await refreshLanding();
  return found;
}
