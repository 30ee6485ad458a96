import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aReportRow } from '../../../tests/builders/rows.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import { ApiError } from '../api/apiError.ts';
import type { removeProduct } from '../api/products.ts';
import type { dismissReport } from '../api/reports.ts';
import type { LiveList, ReportRow } from '../live/lists.ts';
import ReportedProducts from './ReportedProducts.tsx';

const fakes = vi.hoisted(() => ({
  reports: undefined as unknown as LiveList<ReportRow>,
  removeProduct: vi.fn<typeof removeProduct>(),
  dismissReport: vi.fn<typeof dismissReport>(),
}));
vi.mock('../live/lists.ts', () => ({ useReports: () => fakes.reports }));
vi.mock('../api/products.ts', () => ({ removeProduct: fakes.removeProduct }));
vi.mock('../api/reports.ts', () => ({ dismissReport: fakes.dismissReport }));

const said = collectNotices();

function showList(list: LiveList<ReportRow>) {
  fakes.reports = list;
  return render(<ReportedProducts />, { wrapper: MemoryRouter });
}
const show = (...rows: ReportRow[]) => showList(aReadyList(rows));
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

beforeEach(() => {
  fakes.removeProduct.mockReset().mockResolvedValue();
  fakes.dismissReport.mockReset().mockResolvedValue();
});

test('case 37: a card tells how many people reported the phone, why, and when last', () => {
  show(aReportRow());
  const card = within(screen.getByRole('article', { name: 'Samsung Galaxy A54 5G 8/256' }));
  expect(card.getByText('3 people reported it')).toBeTruthy();
  const terms = card.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['It is not what it says', 'It may be stolen']);
  expect(card.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1', '2']);
  expect(card.getByText(/^Latest report 15 Jan, 4:00\spm$/)).toBeTruthy();
});

test('one report of one person, with a reason that nobody knows, is no fault', () => {
  show(aReportRow({ reportCount: 1, reasons: { odd: 1 } as object, lastReportedAt: null }));
  expect(screen.getByText('1 person reported it')).toBeTruthy();
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('Delete asks first, repeats the verb, asks the API and tells', async () => {
  show(aReportRow({ title: 'Galaxy S21' }));
  await ask();
  await screen.findByRole('dialog', { name: 'Delete Galaxy S21?' });
  expect(fakes.removeProduct).not.toHaveBeenCalled();
  await confirm();
  await waitFor(() => expect(said).toEqual(['success: Product deleted successfully']));
  expect(fakes.removeProduct.mock.calls).toEqual([['phone']]);
});

test('a phone that may not be deleted is told in the API’s words', async () => {
  fakes.removeProduct.mockRejectedValue(new ApiError({ code: 'sold', message: 'It has been sold' }));
  show(aReportRow());
  await ask();
  await confirm();
  await waitFor(() => expect(said).toEqual(['error: It has been sold']));
});

test('Dismiss closes the reports at once, however often it is pressed, and tells', async () => {
  show(aReportRow());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(said).toEqual(['success: The reports of this phone are closed']));
  expect(fakes.dismissReport.mock.calls).toEqual([['phone']]);
});

test('a phone that has just been reported again is not dismissed unseen', async () => {
  const message = 'Somebody has just reported this phone again. Please look at it once more';
  fakes.dismissReport.mockRejectedValue(new ApiError({ code: 'conflict', message }));
  show(aReportRow());
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(said).toEqual([`error: ${message}`]));
});

test('loading, failing and more behind what is shown are told', async () => {
  const retry = vi.fn<() => void>();
  const loadMore = vi.fn<() => void>();
  const { rerender } = showList({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  fakes.reports = { status: 'error', retry };
  rerender(<ReportedProducts />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  fakes.reports = aReadyList([aReportRow()], { hasMore: true, loadMore });
  rerender(<ReportedProducts />);
  expect(screen.getByText('1+ phones')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(loadMore).toHaveBeenCalledOnce();
});

test('a sold phone stays, a hidden one says that nobody else sees it', () => {
  show(aReportRow({ isSold: true, isHidden: true }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy();
  expect(screen.getByText('Nobody else can see it: its seller’s account is closed')).toBeTruthy();
});

test('nothing reported is told in the spec’s words', () => {
  show();
  expect(screen.getByText('No product is reported')).toBeTruthy();
});
