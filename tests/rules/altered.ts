import type { ProductFields } from '@bns/domain';
import { Timestamp } from 'firebase/firestore';
import { aProduct } from '../builders/aProduct.ts';
import { now } from './acts.ts';

/** Another value of the same type than `aProduct` has: what a forger would write into a copy. */
export function altered(key: keyof ProductFields<unknown>): unknown {
  const value = aProduct(now)[key];
  if (value instanceof Timestamp) return new Timestamp(value.seconds + 1, value.nanoseconds);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value - 1 : `${value}x`;
}
