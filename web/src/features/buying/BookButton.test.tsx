import { DomainError, NOTICE } from '@bns/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Person, Session } from '../../live/session.ts';
import type { bookPhone } from '../../live/writes.ts';
import { BookButton } from './BookButton.tsx';
import { BookDesk } from './BookDesk.tsx';

const fakes = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  bookPhone: vi.fn<typeof bookPhone>(),
}));
vi.mock('../../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('../../live/writes.ts', () => ({ bookPhone: fakes.bookPhone }));

const person: Person = {
  uid: 'buyer',
  name: 'Buyer',
  email: 'buyer@bns.test',
  image: '',
  role: 'buyer',
  isSeller: false,
  isVerified: false,
};
const { id, ...fields } = aPhoneRow({ title: 'Galaxy S21' });
const phone = { ...fields, productId: id };
const said = collectNotices();

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function show(over: Partial<typeof phone> = {}, booked = false) {
  render(
    <MemoryRouter initialEntries={['/all-products?brand=samsung']}>
      <BookDesk>
        <BookButton phone={{ ...phone, ...over }} booked={booked} bookedLabel="Booked" />
      </BookDesk>
      <Address />
    </MemoryRouter>,
  );
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Galaxy S21' });
  await user.type(screen.getByLabelText('Phone Number'), '০১৭১২৩৪৫৬৭৮');
  await user.type(screen.getByLabelText('Meeting Location'), 'Gate 2, New Market');
  return dialog;
}

const submit = () => screen.getByRole('button', { name: 'Book Now' });

beforeAll(() => import('./BookDialog.tsx'));

beforeEach(() => {
  fakes.session = { status: 'signedIn', person, roleKnown: true, roleFailed: false };
  fakes.bookPhone.mockReset().mockResolvedValue('booked');
});

describe('before the dialog', () => {
  test('case 36: a visitor is told Login First and led to /login, which knows the way back to the phone', async () => {
    fakes.session = { status: 'signedOut' };
    show();
    await userEvent.click(submit());
    expect(said).toEqual(['error: Login First']);
    expect(screen.getByRole('status').textContent).toBe(
      '/login {"from":"/all-products?brand=samsung#phone"}',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['own phone', { sellerId: 'buyer' }, false, 'You can not buy your product'],
    ['own sold phone', { sellerId: 'buyer', isSold: true }, false, 'You can not buy your product'],
    ['sold phone', { isSold: true }, true, NOTICE.sold],
  ])('%s: said at once, no dialog', async (_name, over, booked, words) => {
    show(over, booked);
    await userEvent.click(screen.getByRole('button'));
    expect(said).toEqual([`error: ${words}`]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a phone that is booked already says so', async () => {
    show({}, true);
    await userEvent.click(screen.getByRole('button', { name: 'Booked' }));
    expect(said).toEqual(["error: You've already booked Galaxy S21"]);
  });
});

describe('in the dialog', () => {
  test('who books what stands in disabled fields', async () => {
    show();
    await userEvent.click(submit());
    await screen.findByRole('dialog', { name: 'Galaxy S21' });
    const values = ['Name', 'Email', 'Product', 'Price'].map((label) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      return [field.disabled, field.value];
    });
    expect(values).toEqual([
      [true, 'Buyer'],
      [true, 'buyer@bns.test'],
      [true, 'Galaxy S21'],
      [true, '31,500 Tk'],
    ]);
  });

  test('both fields say what is missing, and nothing is written', async () => {
    show();
    await userEvent.click(submit());
    await screen.findByRole('dialog');
    await userEvent.click(submit());
    expect(await screen.findByText('Phone Number is required*')).toBeTruthy();
    expect(screen.getByText('Meeting location is required*')).toBeTruthy();
    expect(fakes.bookPhone).not.toHaveBeenCalled();
  });

  test('case 33: Enter, a click while it runs and one while the dialog leaves book once and say so once', async () => {
    let finish = (_outcome: 'booked') => {};
    fakes.bookPhone.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const user = userEvent.setup();
    show();
    const form = (await fillIn(user)).querySelector('form') as HTMLFormElement;
    await user.keyboard('{Enter}');
    fireEvent.submit(form);
    await waitFor(() => expect(fakes.bookPhone).toHaveBeenCalled());
    finish('booked');
    await waitFor(() => expect(said).toHaveLength(1));
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.bookPhone.mock.calls).toEqual([
      ['phone', { buyerPhone: '01712345678', meetingLocation: 'Gate 2, New Market' }, person],
    ]);
    expect(said).toEqual(['success: Galaxy S21 has been added to your account']);
  });

  test.each([
    ['already', "You've already booked Galaxy S21"],
    ['sold', NOTICE.sold],
    ['gone', NOTICE.gone],
  ] as const)('the answer "%s" is told and closes the dialog', async (outcome, words) => {
    fakes.bookPhone.mockResolvedValue(outcome);
    const user = userEvent.setup();
    show();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(said).toEqual([`error: ${words}`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['an unknown fault', new Error('boom'), 'Something went worng!'],
    [
      'a refusal with words',
      new DomainError('too-many-requests', NOTICE.tooManyBookings),
      NOTICE.tooManyBookings,
    ],
  ])('%s keeps the form', async (_name, fault, words) => {
    fakes.bookPhone.mockRejectedValue(fault);
    const user = userEvent.setup();
    show();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(said).toEqual([`error: ${words}`]));
    expect(screen.getByLabelText<HTMLInputElement>('Meeting Location').value).toBe('Gate 2, New Market');
  });
});
