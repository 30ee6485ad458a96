import type { DocumentReference, DocumentSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import type { LiveDoc } from './liveTypes.ts';
import { openDocument } from './openDocument.ts';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (snapshot: unknown, _options: unknown, next: (snapshot: unknown) => void) => {
    next(snapshot);
    return () => {};
  },
}));

test.each([
  ['a whole document is there', { exists: true, data: 'whole' }, { status: 'ready', data: 'whole' }],
  ['one that is not whole is missing', { exists: true, data: undefined }, { status: 'missing' }],
  ['none is missing', { exists: false, data: 'whole' }, { status: 'missing' }],
])('%s', (_name, { exists, data }, shown) => {
  const snapshot = { exists: () => exists, metadata: { fromCache: false } };
  let value: LiveDoc<string> | undefined;
  const close = openDocument<string>(
    snapshot as unknown as DocumentReference,
    (_document: DocumentSnapshot) => data,
  )(
    (next) => {
      value = next;
    },
    () => {},
  );
  close();
  expect(value).toEqual(shown);
});

test('opened without a line, one that is not kept here fails at once; one that is kept is shown', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const shown = [false, true].map((kept) => {
    const snapshot = { exists: () => kept, metadata: { fromCache: true } };
    const values: LiveDoc<string>[] = [];
    const open = openDocument<string>(snapshot as unknown as DocumentReference, () => 'kept');
    open(
      (next) => values.push(next),
      () => {},
    )();
    return values.map(({ status }) => status);
  });
  vi.unstubAllGlobals();
  expect(shown).toEqual([['error'], ['ready']]);
});
