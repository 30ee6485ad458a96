import { FirestoreError } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { firestoreCode } from './firestoreCode.ts';

test('an error as Firestore makes it has its code; any other is unknown', () => {
  const denied: unknown = Reflect.construct(FirestoreError, ['permission-denied', 'Missing permissions']);
  expect(firestoreCode(denied)).toBe('permission-denied');
  expect(firestoreCode(new Error('boom'))).toBe('unknown');
});
