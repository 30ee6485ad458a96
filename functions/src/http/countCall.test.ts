import { NOTICE, PERSONS_PER_ADDRESS } from '@bns/domain';
import { expect, test, vi } from 'vitest';
import { countCall } from './countCall.ts';

const NOW = new Date('2026-05-01T12:59:30Z');
const limits = { writes: 2, tokens: 2, images: 2, reports: 2, payments: 2 };

type Uses = Readonly<Record<string, number>>;

/** Counts a call where so many of a kind have been counted, this one among them. */
async function count(counts: 'writes' | 'images' | null, uses: Uses, address?: string) {
  const countUse = vi.fn(({ what }: { what: string }) =>
    Promise.resolve({ count: uses[what] ?? 1, endsIn: what.endsWith('-at') ? 20 : 30 }),
  );
  const headers = address === undefined ? {} : { 'fastly-client-ip': address };
  const counting = countCall({ counts }, { uid: 'buyer', headers, now: NOW }, { countUse, limits });
  const refused = await counting.then(
    () => null,
    (error: { code: string; message: string; retryAfterSeconds: number }) => error,
  );
  return { refused, rows: countUse.mock.calls.map(([{ what }]) => what), countUse };
}

test('what counts as nothing is not counted', async () => {
  expect((await count(null, {}, '203.0.113.7')).rows).toEqual([]);
});

test('a call counts for its person and for its network, as many persons’ worth', async () => {
  const allowed = { writes: 2, 'writes-at': 2 * PERSONS_PER_ADDRESS };
  const { refused, rows, countUse } = await count('writes', allowed, '203.0.113.7');
  expect([refused, rows]).toEqual([null, ['writes', 'writes-at']]);
  expect(JSON.stringify(countUse.mock.calls)).not.toContain('203.0.113.7');
  expect((await count('writes', { ...allowed, 'writes-at': 41 }, '203.0.113.7')).refused).toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 20,
  });
});

test('whom his own limit stops uses up nothing of his network’s', async () => {
  const { refused, rows } = await count('images', { images: 3 }, '203.0.113.7');
  expect(refused).toMatchObject({ message: NOTICE.tooManyUploads, retryAfterSeconds: 30 });
  expect(rows).toEqual(['images']);
});

test.each([undefined, 'unknown', '203.0.113.7, 198.51.100.2'])(
  'where the proxy names no address, as in %j, only the person is counted',
  async (address) => {
    expect((await count('writes', {}, address)).rows).toEqual(['writes']);
  },
);
