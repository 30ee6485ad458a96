import '../../functions/src/testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/store/documents.ts';
import { PROMISES } from './contract.ts';
import { Memory, memoryDocuments } from './memoryDocuments.ts';
import { atOnce } from './turns.ts';

/** The memory keeps what Firestore promises: what passes over the one means something for the other. */
test.each(Object.entries(PROMISES))('memory and Firestore alike: %s', async (_, promised) => {
  const run = randomUUID();
  const [inMemory, atFirestore] = [
    await promised(memoryDocuments(new Memory(), atOnce), run),
    await promised(documents, run),
  ];
  expect(inMemory).toEqual(atFirestore);
});
