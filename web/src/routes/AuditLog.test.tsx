import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import type { AuditRow } from '../live/auditLog.ts';
import type { LiveList } from '../live/lists.ts';
import AuditLog from './AuditLog.tsx';

const fakes = vi.hoisted(() => ({ log: undefined as unknown as LiveList<AuditRow> }));
vi.mock('../live/auditLog.ts', () => ({ useAuditLog: () => fakes.log }));

const anEntry = (over: Partial<AuditRow> = {}): AuditRow => ({
  id: 'one',
  at: new Date(2026, 0, 15, 16, 5),
  actorId: 'admin',
  actorName: 'Admin',
  action: 'verify',
  targetKind: 'user',
  targetId: 'seller',
  targetName: 'Seller',
  door: 'api',
  requestId: 'r-1',
  ...over,
});

function show(log: LiveList<AuditRow>) {
  fakes.log = log;
  return render(<AuditLog />, { wrapper: MemoryRouter });
}
const lines = () =>
  within(screen.getByRole('list', { name: 'Entries' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent);

test.each<[Partial<AuditRow>, string]>([
  [{ action: 'makeAdmin' }, 'Admin made Seller an admin'],
  [{ action: 'revokeAdmin' }, 'Admin took the admin role from Seller'],
  [{ action: 'verify' }, 'Admin verified Seller'],
  [{ action: 'unverify' }, 'Admin took the verified badge from Seller'],
  [{ action: 'removePerson' }, 'Admin deleted the account of Seller'],
  [{ action: 'restorePerson' }, 'Admin opened the account of Seller again'],
  [{ action: 'becomeSeller' }, 'Admin made a seller of Seller'],
  [{ action: 'advertiseProduct', targetName: 'Galaxy' }, 'Admin advertised the phone Galaxy'],
  [{ action: 'deleteProduct', targetName: 'Galaxy' }, 'Admin deleted the phone Galaxy'],
  [{ action: 'dismissReport', targetName: 'Galaxy' }, 'Admin dismissed the reports of the phone Galaxy'],
  [{ action: 'missPhone', targetName: 'Galaxy' }, 'Admin said that the phone Galaxy never came'],
  [
    { action: 'missPhone', targetKind: 'payment', targetName: 'Galaxy' },
    'Admin said that the phone Galaxy never came',
  ],
  [{ action: 'acceptPayment', targetName: 'Galaxy' }, 'Admin accepted the payment for Galaxy'],
  [{ action: 'rejectPayment', targetName: 'Galaxy' }, 'Admin decided to send the money for Galaxy back'],
  [{ action: 'refundPayment', targetName: 'Galaxy' }, 'Admin asked for the refund of Galaxy'],
  [{ action: 'payOut', targetName: 'Galaxy' }, 'Admin paid the money for Galaxy out to its seller'],
  [{ action: 'writeCategory', targetName: 'Nokia' }, 'Admin wrote the brand Nokia'],
  [{ action: 'becomeSeller', actorId: 'seller', actorName: 'Seller' }, 'Seller started to sell'],
  [{ actorId: '', actorName: 'operator', door: 'script' }, 'An operator verified Seller'],
  [{ actorName: '', targetName: '' }, 'Somebody without a name verified seller'],
  [{ action: 'moved' as 'verify' }, 'Admin did “moved” to Seller'],
])('an entry in words: %o', (over, words) => {
  show(aReadyList([anEntry(over)]));
  expect(lines()).toEqual([words]);
});

test('what was done to a payment leads to it', () => {
  show(
    aReadyList([
      anEntry({ action: 'payOut', targetKind: 'payment', targetId: 'BNS1', targetName: 'Galaxy' }),
    ]),
  );
  expect(screen.getByRole('link', { name: 'Galaxy' }).getAttribute('href')).toBe('/dashboard/payments/BNS1');
});

test('each tells when, through which door, and the id of the request', () => {
  const year = new Date().getFullYear();
  show(
    aReadyList([
      anEntry({ at: new Date(year, 0, 15, 16, 5) }),
      anEntry({ id: 'two', at: new Date(2019, 0, 15, 16, 5), door: 'script', requestId: '' }),
    ]),
  );
  const moments = [...document.querySelectorAll('time')].map((time) => time.parentElement?.textContent);
  expect(moments.map((words) => words?.replaceAll('\u202F', ' '))).toEqual([
    '15 Jan, 4:05 pm · through the website or the API · Request r-1',
    '15 Jan 2019, 4:05 pm · by an operator’s script',
  ]);
});

test('an entry that comes while the page is open is tinted, one of an older page is not', () => {
  const now = anEntry();
  const { rerender } = show(aReadyList([now]));
  const older = anEntry({ id: 'older', at: new Date(2026, 0, 1) });
  const newer = anEntry({ id: 'newer', at: new Date(2026, 1, 1), targetName: 'Newcomer' });
  fakes.log = aReadyList([newer, now, older]);
  rerender(<AuditLog />);
  expect(lines()).toEqual(['Admin verified Newcomer', 'Admin verified Seller', 'Admin verified Seller']);
  const tinted = [...document.querySelectorAll('[data-changes]')].map((tint) => tint.closest('li'));
  expect(tinted.map((line) => line?.textContent?.includes('Newcomer'))).toEqual([true]);
});

test('loading, failing, being empty and having more are four things', async () => {
  const retry = vi.fn<() => void>();
  const loadMore = vi.fn<() => void>();
  const { rerender } = show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  fakes.log = { status: 'error', retry };
  rerender(<AuditLog />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  fakes.log = aReadyList([]);
  rerender(<AuditLog />);
  expect(screen.getByText('Nothing is written down yet')).toBeTruthy();
  fakes.log = aReadyList([anEntry()], { hasMore: true, loadMore });
  rerender(<AuditLog />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(loadMore).toHaveBeenCalledOnce();
});
