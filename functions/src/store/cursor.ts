import { API_NOTICE, DomainError } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';

/** Where a page ended: the value that the list is in order of, and the document's id, which settles equal ones. */
export type Place = { value: string | Timestamp; id: string };

/** A place as a client carries it, opaque to him. */
export function cursorOf({ value, id }: Place): string {
  const kept = value instanceof Timestamp ? [value.seconds, value.nanoseconds, id] : [value, id];
  return Buffer.from(JSON.stringify(kept)).toString('base64url');
}

/**
 * @param kind of what the list is in order of
 * @throws DomainError `invalid` where a cursor is none of ours, or one of a list in another order
 */
export function placeAt(cursor: string, kind: 'time' | 'text'): Place {
  const place = kind === 'time' ? timePlace(read(cursor)) : textPlace(read(cursor));
  if (place !== null && /^[^/]{1,300}$/.test(place.id) && !/^(\.\.?|__.*__)$/.test(place.id)) return place;
  const message = API_NOTICE.badCursor;
  throw new DomainError('invalid', message, { errors: [{ field: 'cursor', message }] });
}

function read(cursor: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function timePlace([seconds, nanoseconds, id, ...more]: unknown[]): Place | null {
  if (typeof id !== 'string' || more.length > 0) return null;
  if (!isWithin(seconds, -62_135_596_800, 253_402_300_799) || !isWithin(nanoseconds, 0, 999_999_999))
    return null;
  return { value: new Timestamp(seconds, nanoseconds), id };
}

function textPlace([value, id, ...more]: unknown[]): Place | null {
  if (typeof value !== 'string' || typeof id !== 'string' || more.length > 0) return null;
  return { value, id };
}

/** @returns whether it is a whole number in Firestore's range of such */
function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
