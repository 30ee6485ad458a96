import { COLLECTIONS, reportPath } from '@bns/domain';
import { db } from '../firebase.ts';
import type { Differing } from './differing.ts';
import { pagesOf } from './pages.ts';
import { reportDiffers } from './reportCopies.ts';
import { readSources } from './sources.ts';

/** Reported phones that disagree with their phone or their reporters, also those that have nothing but reporters. */
export async function* differingReports(): Differing {
  for await (const page of pagesOf(db.collection(COLLECTIONS.reportedProducts).select())) {
    yield await differingOf(page.map(({ id }) => id));
  }
  for await (const page of pagesOf(db.collectionGroup(COLLECTIONS.reporters).select())) {
    const ids = new Set(page.flatMap(({ ref }) => ref.parent.parent?.id ?? []));
    const kept = await readSources([...ids].map(reportPath), ['productId']);
    yield await differingOf([...ids].filter((id) => !kept.has(reportPath(id))));
  }
}

async function differingOf(productIds: readonly string[]): Promise<string[]> {
  const verdicts = await Promise.all(productIds.map(reportDiffers));
  return productIds.filter((_, at) => verdicts[at]);
}
