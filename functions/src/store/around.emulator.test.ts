import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { productPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { db } from '../firebase.ts';
import { listSimilar } from './around.ts';

test('a phone that becomes cheaper while its like are read is not like itself', async () => {
  const categoryId = `brand-${randomUUID()}`;
  const asRead = aProduct((seconds, nanoseconds) => new Timestamp(seconds, nanoseconds), {
    categoryId,
    resalePrice: 31_500,
  });
  const [own, other] = [randomUUID(), randomUUID()];
  await db.doc(productPath(own)).set({ ...asRead, resalePrice: 27_300 });
  await db.doc(productPath(other)).set({ ...asRead, resalePrice: 35_000 });
  expect((await listSimilar(own, asRead)).map(({ id }) => id)).toEqual([other]);
});
