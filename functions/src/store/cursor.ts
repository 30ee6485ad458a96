import { API_NOTICE, DomainError } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * Where a page ended: the value that the list is in order of, and the document's id, which settles equal ones. `part`
 * says in which of several lists that follow each other, 0 for the first or only one.
 */
export type Place = { value: string | Timestamp | number; id: string; part?: number };

/** What a list is in order of: prices go up or down, and a place in the one is none in the other. */
export type Order = 'time' | 'text' | 'priceUp' | 'priceDown';

/** A place as a client carries it, opaque to him. */
export function cursorOf({ value, id, part = 0 }: Place, order: Order): string {
  const kept =
    value instanceof Timestamp
      ? [value.seconds, value.nanoseconds, id]
      : [value, id, typeof value === 'number' ? order : part];
  return Buffer.from(JSON.stringify(kept)).toString('base64url');
}

/** @throws DomainError `invalid` where a cursor is none of ours, or one of a list in another order */
export function placeAt(cursor: string, order: Order): Place {
  const place = placeIn(read(cursor), order);
  if (place === null || !isId(place.id)) throw brokenCursor();
  return place;
}

export function brokenCursor(): DomainError {
  const message = API_NOTICE.badCursor;
  return new DomainError('invalid', message, { errors: [{ field: 'cursor', message }] });
}

/** What Firestore takes as the id of a document (firebase.google.com/docs/firestore/quotas, "Collections, documents"). */
const isId = (id: string) => /^[^/]{1,300}$/.test(id) && !/^(\.\.?|__.*__)$/s.test(id) && isWellFormed(id);

/** Half a surrogate pair is no text: Firestore refuses it as a fault. */
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

function read(cursor: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function placeIn(kept: unknown[], order: Order): Place | null {
  if (order === 'time') return timePlace(kept);
  return order === 'text' ? textPlace(kept) : pricePlace(kept, order);
}

function pricePlace([value, id, order, ...more]: unknown[], wanted: Order): Place | null {
  if (typeof id !== 'string' || order !== wanted || more.length > 0) return null;
  return isWithin(value, 0, HIGHEST) ? { value, id } : null;
}

function timePlace([seconds, nanoseconds, id, ...more]: unknown[]): Place | null {
  if (typeof id !== 'string' || more.length > 0) return null;
  if (!isWithin(seconds, EARLIEST.seconds, LATEST.seconds)) return null;
  if (!isWithin(nanoseconds, 0, LATEST.nanoseconds)) return null;
  return { value: new Timestamp(seconds, nanoseconds), id };
}

function textPlace([value, id, part, ...more]: unknown[]): Place | null {
  if (typeof value !== 'string' || typeof id !== 'string' || more.length > 0) return null;
  if (!isWithin(part, 0, 9) || !isWellFormed(value)) return null;
  return { value, id, part };
}

/** Firestore's range of times: the years 1 to 9999. */
export const EARLIEST = new Timestamp(-62_135_596_800, 0);
export const LATEST = new Timestamp(253_402_300_799, 999_999_999);

/** The highest price that a place can name. */
export const HIGHEST = Number.MAX_SAFE_INTEGER;

/** @returns whether it is a whole number in that range */
function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
