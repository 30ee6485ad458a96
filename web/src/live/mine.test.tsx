import { ORDER_STATUSES } from '@bns/domain';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { anOrderRow } from '../../../tests/builders/rows.ts';
import { useBookedIds } from './mine.ts';

vi.mock('./lists.ts', () => ({
  useMyOrders: () => aReadyList(ORDER_STATUSES.map((status) => anOrderRow({ status, productId: status }))),
}));

test('marked as booked is what is booked, paid or handed over; not what was cancelled, declined or closed', () => {
  const { result } = renderHook(() => useBookedIds());
  expect([...result.current]).toEqual(['booked', 'paid', 'handedOver']);
});
