import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Person, Session } from '../../live/session.ts';
import type { reportPhone } from '../../live/writes.ts';
import { ReportDesk, useReport } from './ReportDesk.tsx';

const fakes = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  reportPhone: vi.fn<typeof reportPhone>(),
}));
vi.mock('../../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('../../live/writes.ts', () => ({ reportPhone: fakes.reportPhone }));

const person = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' } as Person;
const said = collectNotices();

function Opener() {
  const report = useReport({ productId: 'phone', title: 'Galaxy S21' });
  return (
    <button type="button" onClick={report}>
      Report to Admin
    </button>
  );
}

async function open() {
  render(
    <MemoryRouter>
      <ReportDesk>
        <Opener />
      </ReportDesk>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report to Admin' }));
}

beforeAll(() => import('./ReportDialog.tsx'));

beforeEach(() => {
  fakes.session = { status: 'signedIn', person, roleKnown: true, roleFailed: false };
  fakes.reportPhone.mockReset().mockResolvedValue('reported');
});

test('case 33: the first reason is chosen, and a double press on Report reports once', async () => {
  await open();
  await screen.findByRole('dialog', { name: 'Report Galaxy S21' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false, false, false, false]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakes.reportPhone.mock.calls).toEqual([['phone', { reason: 'fake', note: '' }, person]]);
  expect(said).toEqual(['success: Reported successfully']);
});

test('another reason and a note go along', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'It may be stolen' }));
  await userEvent.type(screen.getByLabelText('Note'), ' চুরি করা ফোন ');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(said).toEqual(['success: Reported successfully']));
  expect(fakes.reportPhone.mock.calls[0]?.[1]).toEqual({ reason: 'stolen', note: 'চুরি করা ফোন' });
});

test('a failure keeps the dialog and what was written', async () => {
  fakes.reportPhone.mockRejectedValue(new Error('boom'));
  await open();
  await userEvent.type(await screen.findByLabelText('Note'), 'Look at the IMEI');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Look at the IMEI');
});

test('a visitor is told Login First', async () => {
  fakes.session = { status: 'signedOut' };
  await open();
  expect(said).toEqual(['error: Login First']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
