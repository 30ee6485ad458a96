import { lastStatsDays } from '@bns/domain';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { auditRow } from './auditLog.ts';
import { brandRow } from './brands.ts';
import { overviewOf } from './stats.ts';

const stored = (data: object, id = 'one') => ({ id, data: () => data }) as unknown as DocumentSnapshot;
const entry = {
  at: new Timestamp(1, 0),
  actorId: 'admin',
  actorName: 'Admin',
  action: 'verify',
  targetKind: 'user',
  targetId: 'seller',
  targetName: 'Seller',
  door: 'api',
  requestId: '',
};

describe('an entry of the audit log', () => {
  test('is a row, with a date where its time is one', () => {
    expect(auditRow(stored(entry))).toEqual({ ...entry, id: 'one', at: new Date(1000) });
    expect(auditRow(stored({ ...entry, at: 'yesterday' }))?.at).toBeNull();
  });

  test('that lacks something is left out', () => {
    expect(auditRow(stored({ ...entry, targetName: undefined }))).toBeUndefined();
  });
});

describe('a brand', () => {
  test('is a row, with or without a picture', () => {
    const samsung = { categoryName: 'Samsung', image: 'https://i.ibb.co/a/b.webp' };
    expect(brandRow(stored(samsung, 'samsung'))).toEqual({
      ...samsung,
      id: 'samsung',
      categoryId: 'samsung',
    });
    expect(brandRow(stored({ ...samsung, image: 5 }))?.image).toBe('');
  });

  test('without a name is left out', () => {
    expect(brandRow(stored({ image: '' }))).toBeUndefined();
  });
});

describe('the numbers', () => {
  const numbers = (id: string, data: Record<string, unknown>) =>
    ({ id, get: (field: string) => data[field] }) as unknown as QueryDocumentSnapshot;
  const nothing = { users: 0, listings: 0, bookings: 0, sold: 0 };
  const days = lastStatsDays(new Date('2026-11-28T12:00:00Z'), 2);

  test('of a day without a document are 0, and those of other days are not shown', () => {
    const documents = [
      numbers('2026-11-28', { ...nothing, listings: 3 }),
      numbers('2026-12-24', { ...nothing, listings: 9 }),
      numbers('total', { users: 5, listings: 12, bookings: 2, sold: 1, brands: {} }),
    ];
    expect(overviewOf(documents, days)).toEqual({
      total: { users: 5, listings: 12, bookings: 2, sold: 1 },
      days: [
        { day: '2026-11-27', ...nothing },
        { day: '2026-11-28', ...nothing, listings: 3 },
      ],
    });
  });

  test('that are none count nothing', () => {
    expect(overviewOf([numbers('total', { users: 'many', listings: 1 })], []).total).toEqual({
      ...nothing,
      listings: 1,
    });
  });
});
