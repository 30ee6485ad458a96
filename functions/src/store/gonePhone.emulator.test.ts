import { randomUUID } from 'node:crypto';
import { DomainError } from '@bns/domain';
import { expect, test } from 'vitest';
import '../testing/atEmulators.ts';
import { advertiseProduct } from './advertiseProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { editProduct } from './editProduct.ts';
import { sellProduct } from './sellProduct.ts';

/** Its seller, who is nobody’s seller once the phone is gone. */
const actor = {
  uid: 'seller',
  requestId: randomUUID(),
  judge: (_: unknown, sellerId: string | undefined) => {
    if (sellerId !== 'seller') throw new DomainError('forbidden', 'not yours');
  },
};

test.each([
  ['advertise', () => advertiseProduct(randomUUID(), actor)],
  ['delete', () => deleteProduct(randomUUID(), actor)],
  ['edit', () => editProduct(randomUUID(), {}, actor)],
  ['sell', () => sellProduct(randomUUID(), {}, actor)],
])('a phone that goes away while its seller would %s it is not found', async (_, act) => {
  await expect(act()).rejects.toMatchObject({ code: 'not-found' });
});
