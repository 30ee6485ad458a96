import {
  DAILY_QUOTA,
  orderPath,
  productPath,
  type Quota,
  type QuotaKind,
  quotaDay,
  raiseQuota,
  reporterPath,
} from '@bns/domain';
import { changed, equal } from '../after.ts';
import { Double, SERVER_TIME } from '../values.ts';
import { isAlive, type Judged, made } from './judged.ts';
import { isStored, settled } from './schemas.ts';

/** `users/{uid}`: one's own name and picture, with the time of it. */
export function mayWriteUser({ who, audience, before, after }: Judged, uid: string): boolean {
  if (before === undefined || after === undefined) return false;
  return (
    uid === who.uid &&
    before['isDeleted'] === false &&
    changed(before, after).every((key) => ['name', 'image', 'updatedAt'].includes(key)) &&
    after['updatedAt'] === SERVER_TIME &&
    isStored('user', settled(after, before), audience)
  );
}

/** The time of the thing that a kind of quota counts. */
const COUNTED: Record<QuotaKind, (uid: string, productId: string) => [path: string, time: string]> = {
  bookings: (uid, productId) => [orderPath(uid, productId), 'orderedAt'],
  listings: (_, productId) => [productPath(productId), 'time'],
  reports: (uid, productId) => [reporterPath(productId, uid), 'at'],
};

/** `users/{uid}/quota/{day}`: raised by one in the commit of the thing that is counted. */
export function mayWriteQuota(judged: Judged, uid: string, day: string): boolean {
  const { who, afterwards, before, after, audience } = judged;
  if (after === undefined || uid !== who.uid || day !== quotaDay(new Date()) || !isAlive(judged))
    return false;
  const start = before ?? { bookings: 0, listings: 0, reports: 0 };
  if (!isStored('quota', settled(after, start), audience)) return false;
  const productId = String(after['productId']);
  return (Object.keys(DAILY_QUOTA) as QuotaKind[]).some((kind) => {
    const [path, time] = COUNTED[kind](uid, productId);
    const raised = made(() => raiseQuota(before as Quota | undefined, kind, productId));
    return (
      !(after[kind] instanceof Double) && equal(raised, after) && afterwards[path]?.[time] === SERVER_TIME
    );
  });
}
