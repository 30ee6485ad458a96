import { DomainError, NOTICE, type PayoutAccount as Account } from '@bns/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPayoutAccount } from '../../../../tests/builders/aPayoutAccount.ts';
import { describedBy } from '../../../../tests/setup/describedBy.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { putPayoutAccount } from '../../api/payments.ts';
import type { LiveDoc } from '../../live/documents.ts';
import type { Person } from '../../live/session.ts';
import { PayoutAccount } from './PayoutAccount.tsx';

const fakes = vi.hoisted(() => ({
  account: { status: 'missing' } as LiveDoc<Account<Date | null>>,
  putPayoutAccount: vi.fn<typeof putPayoutAccount>(),
}));
vi.mock('../../live/payments.ts', () => ({ usePayoutAccount: () => fakes.account }));
vi.mock('../../api/payments.ts', () => ({ putPayoutAccount: fakes.putPayoutAccount }));

const said = collectNotices();
const seller: Person = {
  uid: 's',
  name: 'Seller',
  email: 'seller@bns.test',
  image: '',
  role: 'seller',
  isSeller: true,
  isVerified: false,
};
const field = (name: string) => screen.getByRole('textbox', { name });
const kind = (name: string) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save account' });

beforeEach(() => {
  fakes.account = { status: 'missing' };
  fakes.putPayoutAccount.mockReset().mockResolvedValue();
});

const ready = (over: Partial<Account<Date | null>> = {}) =>
  ({ status: 'ready', data: { ...aPayoutAccount(), ...over } }) as const;

function open(account: LiveDoc<Account<Date | null>> = { status: 'missing' }) {
  fakes.account = account;
  const { rerender } = render(<PayoutAccount person={seller} />);
  return (next: typeof account) => {
    fakes.account = next;
    rerender(<PayoutAccount person={seller} />);
  };
}

test('on its way and failed are two things', async () => {
  const retry = vi.fn<() => void>();
  const become = open({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  become({ status: 'error', retry });
  expect(screen.getByRole('alert').textContent).toContain('Your account could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the form stays with what is typed when the account can be read no more; that is told above it', async () => {
  const retry = vi.fn<() => void>();
  const become = open();
  await userEvent.type(field('bKash number'), '017');
  const input = field('bKash number');
  become({ status: 'error', retry });
  const position = screen.getByRole('alert').compareDocumentPosition(input);
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  become({ status: 'loading' });
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  become({ status: 'missing' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('bKash number')).toBe(input);
  expect(input).toHaveProperty('value', '017');
});

describe('a wallet', () => {
  test('is bKash unless another is chosen, and asks for a number alone', async () => {
    open();
    expect(kind('bKash')).toHaveProperty('checked', true);
    expect(screen.getAllByRole('textbox')).toEqual([field('bKash number')]);
    expect(field('bKash number').getAttribute('inputmode')).toBe('numeric');
    await userEvent.click(kind('Nagad'));
    expect(screen.getAllByRole('textbox')).toEqual([field('Nagad number')]);
  });

  test('is saved with Bangla digits as the number that they mean', async () => {
    open();
    await userEvent.click(kind('Nagad'));
    await userEvent.type(field('Nagad number'), '০১৭১২-৩৪৫৬৭৮');
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual(['success: Your money goes to Nagad …5678']));
    expect(fakes.putPayoutAccount.mock.calls).toEqual([
      ['seller@bns.test', { kind: 'nagad', number: '01712345678' }],
    ]);
    await waitFor(() => expect(field('Nagad number')).toHaveProperty('value', '01712345678'));
  });

  test.each([
    ['', 'Please write the number of the account'],
    ['12345', 'This is not a mobile number of bKash or Nagad'],
  ])('case 50: “%s” is told at its field, which is focused', async (number, words) => {
    open();
    if (number !== '') await userEvent.type(field('bKash number'), number);
    await userEvent.click(save());
    await waitFor(() => expect(describedBy(field('bKash number'))).toBe(words));
    expect(document.activeElement).toBe(field('bKash number'));
    expect(fakes.putPayoutAccount).not.toHaveBeenCalled();
  });
});

describe('a bank', () => {
  async function chooseBank() {
    await userEvent.click(kind('Bank'));
    await userEvent.type(field('Account number'), '1234 5678 9012');
  }

  test('case 50: asks for name, bank and branch, each at its field', async () => {
    open();
    await chooseBank();
    await userEvent.click(save());
    await waitFor(() =>
      expect(describedBy(field('Name on the account'))).toBe('Please write in whose name the account is'),
    );
    expect(describedBy(field('Bank'))).toBe('Please write the name of the bank');
    expect(describedBy(field('Branch'))).toBe('Please write the branch');
    expect(fakes.putPayoutAccount).not.toHaveBeenCalled();
  });

  test('is saved whole', async () => {
    open();
    await chooseBank();
    await userEvent.type(field('Name on the account'), '  Rahim   Uddin ');
    await userEvent.type(field('Bank'), 'Sonali Bank');
    await userEvent.type(field('Branch'), 'Motijheel{enter}');
    await waitFor(() => expect(said).toEqual(['success: Your money goes to Bank …9012']));
    expect(fakes.putPayoutAccount.mock.calls[0]?.[1]).toEqual({
      kind: 'bank',
      number: '123456789012',
      accountName: 'Rahim Uddin',
      bankName: 'Sonali Bank',
      branch: 'Motijheel',
    });
  });

  test('what was typed for it is not sent with a wallet, and is there again with the bank', async () => {
    open();
    await chooseBank();
    await userEvent.type(field('Branch'), 'M'.repeat(81));
    await userEvent.click(kind('bKash'));
    await userEvent.clear(field('bKash number'));
    await userEvent.type(field('bKash number'), '01712345678');
    await userEvent.click(kind('Bank'));
    expect(field('Branch')).toHaveProperty('value', 'M'.repeat(81));
    await userEvent.click(kind('bKash'));
    await userEvent.click(save());
    await waitFor(() => expect(fakes.putPayoutAccount).toHaveBeenCalledOnce());
    expect(fakes.putPayoutAccount.mock.calls[0]?.[1]).toEqual({ kind: 'bkash', number: '01712345678' });
  });

  test('what was wrong with a wallet’s number is not said of an account’s', async () => {
    open();
    await userEvent.type(field('bKash number'), '123456789012');
    await userEvent.click(save());
    await waitFor(() => expect(describedBy(field('bKash number'))).toContain('not a mobile number'));
    await userEvent.click(kind('Bank'));
    await waitFor(() => expect(describedBy(field('Account number'))).toBe(''));
  });
});

describe('an account that is there', () => {
  test('stands in the form, follows what another page saves, and is not saved again', async () => {
    const become = open(ready());
    expect(field('bKash number')).toHaveProperty('value', '01712345678');
    become(ready({ kind: 'nagad', number: '01812345678' }));
    await waitFor(() => expect(field('Nagad number')).toHaveProperty('value', '01812345678'));
    expect(kind('Nagad')).toHaveProperty('checked', true);
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual(['plain: There is nothing new to save']));
    expect(fakes.putPayoutAccount).not.toHaveBeenCalled();
  });

  test('does not take away what is being typed', async () => {
    const become = open(ready());
    await userEvent.clear(field('bKash number'));
    await userEvent.type(field('bKash number'), '019');
    become(ready({ number: '01812345678' }));
    expect(field('bKash number')).toHaveProperty('value', '019');
  });

  test('is taken whole or not at all: another kind does not come under a number that is being typed', async () => {
    const become = open(ready());
    await userEvent.clear(field('bKash number'));
    await userEvent.type(field('bKash number'), '01911112222');
    become(ready({ kind: 'nagad', number: '01812345678' }));
    expect(kind('bKash')).toHaveProperty('checked', true);
    expect(field('bKash number')).toHaveProperty('value', '01911112222');
    await userEvent.clear(field('bKash number'));
    await userEvent.type(field('bKash number'), '01712345678');
    await waitFor(() => expect(field('Nagad number')).toHaveProperty('value', '01812345678'));
    expect(kind('Nagad')).toHaveProperty('checked', true);
  });

  test('comes live after the first save without a new form', async () => {
    const become = open();
    await userEvent.type(field('bKash number'), '01712345678');
    const input = field('bKash number');
    become(ready());
    expect(field('bKash number')).toBe(input);
  });
});

test('a failure is told in words, and everything stays as it was typed', async () => {
  fakes.putPayoutAccount.mockRejectedValueOnce(new DomainError('upstream', NOTICE.offline));
  open();
  await userEvent.click(kind('Nagad'));
  await userEvent.type(field('Nagad number'), '01712345678');
  await userEvent.click(save());
  await waitFor(() => expect(said).toEqual([`error: ${NOTICE.offline}`]));
  expect(kind('Nagad')).toHaveProperty('checked', true);
  expect(field('Nagad number')).toHaveProperty('value', '01712345678');
  await userEvent.click(save());
  await waitFor(() => expect(said.at(-1)).toBe('success: Your money goes to Nagad …5678'));
});

test('case 33: a double click saves once', async () => {
  fakes.putPayoutAccount.mockReturnValue(new Promise(() => {}));
  open();
  await userEvent.type(field('bKash number'), '01712345678');
  await userEvent.dblClick(save());
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  expect(fakes.putPayoutAccount).toHaveBeenCalledOnce();
});

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('what is typed and not saved is not lost by a closing tab', async () => {
  open();
  await userEvent.type(field('bKash number'), '017');
  expect(closing()).toBe(true);
});

describe('what is saved is not asked about,', () => {
  const nagad = ready({ kind: 'nagad', number: '01712345678' });
  async function fillIn() {
    await userEvent.click(kind('Nagad'));
    await userEvent.type(field('Nagad number'), '০১৭১২-৩৪৫৬৭৮');
    await userEvent.click(save());
  }

  test('whether the account comes live after the answer', async () => {
    const become = open();
    await fillIn();
    await waitFor(() => expect(said).toHaveLength(1));
    expect(closing()).toBe(false);
    become(nagad);
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    expect(closing()).toBe(false);
  });

  test('or before it', async () => {
    let answer: () => void = () => {};
    fakes.putPayoutAccount.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const become = open();
    await fillIn();
    become(nagad);
    await act(async () => answer());
    await waitFor(() => expect(said).toHaveLength(1));
    expect(field('Nagad number')).toHaveProperty('value', '01712345678');
    expect(closing()).toBe(false);
  });

  test('and where another device has saved since, the form shows that', async () => {
    let answer: () => void = () => {};
    fakes.putPayoutAccount.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const become = open();
    await fillIn();
    become(nagad);
    become(ready({ number: '01812345678' }));
    await act(async () => answer());
    await waitFor(() => expect(field('bKash number')).toHaveProperty('value', '01812345678'));
    expect(closing()).toBe(false);
  });
});
