import { createHash, timingSafeEqual } from 'node:crypto';
import { MESSAGE_ENDS } from './sslcommerzEnds.ts';

/** The two signatures of a message: the field that carries each, and how it is made. */
export const SIGNATURES = { verify_sign_sha2: 'sha256', verify_sign: 'md5' } as const;

type Algorithm = (typeof SIGNATURES)[keyof typeof SIGNATURES];

/** What a signature has to cover before it says anything about a payment. */
const COVERED = ['amount', 'status', 'tran_id', 'currency', 'store_id'];

/**
 * The signature of these fields (contract sslcommerz §2): the names sorted with the hashed password among them, nothing
 * encoded, an empty value as `k=`.
 */
export function signatureOf(
  fields: Iterable<readonly [string, string]>,
  password: string,
  algorithm: Algorithm,
): string {
  const hash = (text: string) => createHash(algorithm).update(text).digest('hex');
  const signed = new Map(fields).set('store_passwd', hash(password));
  const names = [...signed.keys()].sort();
  return hash(names.map((name) => `${name}=${signed.get(name)}`).join('&'));
}

/**
 * @returns whether a message is this store's own, by the better of its signatures. The sender says which fields it
 * covers, so it must cover those that count, and each of them occurs once: nobody can add another one to be read.
 */
export function isSigned(form: URLSearchParams, store: { storeId: string; password: string }): boolean {
  const by = form.has('verify_sign_sha2') ? 'verify_sign_sha2' : 'verify_sign';
  const given = only(form, by);
  const names = only(form, 'verify_key')?.split(',') ?? [];
  // Messages that no money came with have no val_id.
  const isMoneyless = Object.hasOwn(MESSAGE_ENDS, only(form, 'status') ?? '');
  const covered = isMoneyless ? COVERED : [...COVERED, 'val_id'];
  if (!covered.every((name) => names.includes(name))) return false;
  if (only(form, 'store_id') !== store.storeId) return false;
  const fields = names.map((name) => [name, only(form, name)] as const).filter(isPresent);
  if (given === null || fields.length < names.length) return false;
  return isSame(given, signatureOf(fields, store.password, SIGNATURES[by]));
}

/** @returns the field's value, null where it is absent or occurs twice */
export function only(form: URLSearchParams, name: string): string | null {
  const [value, ...more] = form.getAll(name);
  return value === undefined || more.length > 0 ? null : value;
}

const isPresent = (field: readonly [string, string | null]): field is readonly [string, string] =>
  field[1] !== null;

/** In a time that does not tell how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
