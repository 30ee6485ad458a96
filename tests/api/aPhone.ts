import { randomUUID } from 'node:crypto';
import { contactPath, type ProductFields, productPath, reportPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { aContact } from '../builders/aContact.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aReported } from '../builders/aReported.ts';
import { at, db } from './behind.ts';

/**
 * A phone of somebody, with its contact.
 * @returns its id
 */
export async function aPhone(
  sellerId: string,
  over: Partial<ProductFields<Timestamp>> = {},
): Promise<string> {
  const productId = randomUUID();
  const batch = db.batch();
  batch.set(db.doc(productPath(productId)), aProduct(at, { sellerId, ...over }));
  batch.set(db.doc(contactPath(productId)), aContact({ sellerId }));
  await batch.commit();
  return productId;
}

/** A phone whose seller is gone: hidden, and no trigger finds a reason to show it again. */
export const aHiddenPhone = (): Promise<string> => aPhone(`closed-${randomUUID()}`, { isHidden: true });

/** The document that admins see of a phone that one person has reported. */
export async function aReport(productId: string): Promise<void> {
  await db.doc(reportPath(productId)).set(aReported(at, productId));
}
