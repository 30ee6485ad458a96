import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aPersonRow } from '../../../tests/builders/rows.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import { ApiError } from '../api/apiError.ts';
import type { actOnPerson } from '../api/people.ts';
import type { LiveList, PersonRow } from '../live/lists.ts';
import { PeopleList } from './PeopleList.tsx';

const fakes = vi.hoisted(() => ({
  actOnPerson: vi.fn<typeof actOnPerson>(),
  /** What each search finds. */
  found: new Map<string, unknown>(),
  asked: [] as string[],
}));
vi.mock('../api/people.ts', () => ({ actOnPerson: fakes.actOnPerson }));
vi.mock('../live/people.ts', () => ({
  usePeople: (_: boolean, q: string) => {
    fakes.asked.push(q);
    return fakes.found.get(q) ?? LOADING;
  },
}));

const LOADING = { status: 'loading' } as const;

const said = collectNotices();
const buyer = aPersonRow({ name: 'Buyer', email: 'buyer@bns.test' });
const seller = aPersonRow({ id: 'seller', name: 'Seller', email: 'seller@bns.test', isSeller: true });

const page = (people: LiveList<PersonRow>) => {
  fakes.found.set('', people);
  return <PeopleList isSeller={false} title="All Users" empty="No buyer is found" hint="Wait for one" />;
};
const show = (people: LiveList<PersonRow>) => render(page(people));
const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string, button: string) =>
  userEvent.click(cardOf(name).getByRole('button', { name: button }));

beforeEach(() => {
  fakes.actOnPerson.mockReset().mockResolvedValue(true);
  fakes.found.clear();
});

describe('a card', () => {
  test('tells who it is, and what he may do', () => {
    show(aReadyList([buyer]));
    for (const text of ['Buyer', 'buyer@bns.test', 'Admin: false', 'Seller: false'])
      expect(cardOf('Buyer').getByText(text)).toBeTruthy();
    const buttons = cardOf('Buyer').getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Admin', 'Delete']);
  });

  test.each<[string, Partial<PersonRow>, number]>([
    ['a verified seller', { isVerified: true }, 1],
    ['a seller who is not verified', {}, 0],
    ['somebody who was verified and does not sell', { isVerified: true, isSeller: false }, 0],
  ])('%s and the badge', (_name, over, badges) => {
    show(aReadyList([{ ...seller, ...over }]));
    expect(screen.queryAllByRole('img', { name: 'Verified Seller' })).toHaveLength(badges);
  });

  test('of a seller offers Verify, or Unverify where he is verified', () => {
    const { rerender } = show(aReadyList([seller]));
    expect(cardOf('Seller').getByRole('button', { name: 'Verify' })).toBeTruthy();
    rerender(page(aReadyList([{ ...seller, isVerified: true }])));
    expect(cardOf('Seller').getByRole('button', { name: 'Unverify' })).toBeTruthy();
  });

  test('is tinted when it changes, not when it first shows', () => {
    const { container, rerender } = show(aReadyList([buyer]));
    expect(container.querySelector('[data-changes]')).toBeNull();
    rerender(page(aReadyList([{ ...buyer, isAdmin: true }])));
    expect(cardOf('Buyer').getByText('Admin: true')).toBeTruthy();
    expect(container.querySelector('[data-changes]')).not.toBeNull();
  });

  test('case 56: markup in a name is text, and a picture that is no web address is not asked for', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = show(aReadyList([{ ...buyer, name, image: 'javascript:alert(1)' }]));
    expect(screen.getByRole('heading', { name }).textContent).toBe(name);
    expect(container.querySelectorAll('img')).toHaveLength(0);
  });
});

describe('acts', () => {
  test.each([
    ['Delete', 'delete', 'Delete Buyer?', 'success: Deleted the user successfully'],
    ['Admin', 'admin', 'Make Buyer an admin?', 'success: This user is now an admin'],
  ] as const)('case 39: %s asks first, repeats the verb, and tells', async (verb, act, title, words) => {
    show(aReadyList([buyer]));
    await press('Buyer', verb);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(fakes.actOnPerson).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: verb }));
    await waitFor(() => expect(said).toEqual([words]));
    expect(fakes.actOnPerson.mock.calls).toEqual([[act, 'buyer@bns.test']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('case 39: Cancel does nothing', async () => {
    show(aReadyList([buyer]));
    await press('Buyer', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.actOnPerson).not.toHaveBeenCalled();
  });

  test('somebody who is an admin already is told of', async () => {
    fakes.actOnPerson.mockResolvedValue(false);
    show(aReadyList([{ ...buyer, isAdmin: true }]));
    await press('Buyer', 'Admin');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(said).toEqual(['error: This user is already an admin']));
  });

  test('a refusal is told in its own words, a failure in the spec’s', async () => {
    fakes.actOnPerson.mockRejectedValueOnce(new ApiError({ code: 'conflict', message: 'The last admin' }));
    fakes.actOnPerson.mockRejectedValueOnce(new ApiError({ code: 'internal', message: 'boom' }));
    show(aReadyList([seller]));
    await press('Seller', 'Verify');
    await press('Seller', 'Verify');
    await waitFor(() => expect(said).toEqual(['error: The last admin', 'error: Something went wrong!']));
  });

  test('a button waits visibly until the call has answered, although the list has turned it', async () => {
    let answer: (changed: boolean) => void = () => {};
    fakes.actOnPerson.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { rerender } = show(aReadyList([seller]));
    await press('Seller', 'Verify');
    rerender(page(aReadyList([{ ...seller, isVerified: true }])));
    const button = cardOf('Seller').getByRole('button', { name: 'Unverify' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    answer(true);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  });

  test('case 33: a double click on Verify is one call and one toast, although the button has turned', async () => {
    const { rerender } = show(aReadyList([seller]));
    fakes.actOnPerson.mockImplementation(() => {
      rerender(page(aReadyList([{ ...seller, isVerified: true }])));
      return Promise.resolve(true);
    });
    await userEvent.dblClick(cardOf('Seller').getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(said).toEqual(['success: Verified the user successfully']));
    expect(fakes.actOnPerson.mock.calls).toEqual([['verify', 'seller@bns.test']]);
  });

  test('case 33: confirming twice is one call and one toast', async () => {
    show(aReadyList([buyer]));
    await press('Buyer', 'Delete');
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' });
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said).toHaveLength(1);
    expect(fakes.actOnPerson).toHaveBeenCalledOnce();
  });

  test('a question outlives the card that it was asked on', async () => {
    const { rerender } = show(aReadyList([buyer, seller]));
    await press('Buyer', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    rerender(page(aReadyList([seller])));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said).toEqual(['success: Deleted the user successfully']));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'All Users' })),
    );
  });
});

describe('the list', () => {
  test('counts the people, live', () => {
    const { rerender } = show(aReadyList([buyer]));
    expect(screen.getByText('1 person')).toBeTruthy();
    rerender(page(aReadyList([buyer, seller])));
    expect(screen.getByText('2 people')).toBeTruthy();
    rerender(page(aReadyList([buyer, seller], { hasMore: true })));
    expect(screen.getByText('2+ people')).toBeTruthy();
  });

  test('loading, failing and being empty are three things', () => {
    const { rerender } = show({ status: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    rerender(page({ status: 'error', retry: () => {} }));
    expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded');
    expect(screen.queryByText('No buyer is found')).toBeNull();
    rerender(page(aReadyList([])));
    expect(screen.getByText('No buyer is found')).toBeTruthy();
    expect(screen.getByText('Wait for one')).toBeTruthy();
  });
});

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search people' });

  test('asks when the typing pauses; until the answer comes, what was there stays', async () => {
    const { rerender } = show(aReadyList([buyer, seller]));
    await userEvent.type(box(), 'sel');
    await waitFor(() => expect(screen.getByText('2 people')).toBeTruthy());
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    fakes.found.set('sel', aReadyList([seller]));
    rerender(page(aReadyList([buyer, seller])));
    await waitFor(() => expect(screen.getByText('1 person')).toBeTruthy());
    expect(screen.getByText('1 found').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('article', { name: 'Buyer' })).toBeNull();
  });

  test('tells how many are found once that is known, not how many were there before', async () => {
    fakes.found.set('b', aReadyList([buyer]));
    const { rerender } = show(aReadyList([buyer, seller]));
    await userEvent.type(box(), 'b');
    const status = await screen.findByText('1 found');
    await userEvent.type(box(), 'u');
    await waitFor(() => expect(status.textContent).toBe(''));
    fakes.found.set('bu', { ...aReadyList([buyer]), loadingMore: true });
    rerender(page(aReadyList([buyer, seller])));
    expect(status.textContent).toBe('');
    fakes.found.set('bu', aReadyList([buyer, seller]));
    rerender(page(aReadyList([buyer, seller])));
    expect(status.textContent).toBe('2 found');
  });

  test('that found nobody says for what, until the next one has answered', async () => {
    fakes.found.set('zz', aReadyList([]));
    show(aReadyList([buyer]));
    await userEvent.type(box(), 'zz');
    const nobody = await screen.findByText('No name and no email here begins with “zz”.');
    fakes.asked.length = 0;
    await userEvent.type(box(), 'z');
    await waitFor(() => expect(fakes.asked).toContain('zzz'));
    expect(nobody.textContent).toBe('No name and no email here begins with “zz”.');
  });

  test('that finds nobody says for what, and leads back to everybody', async () => {
    fakes.found.set('zz', aReadyList([]));
    show(aReadyList([buyer]));
    await userEvent.type(box(), 'zz');
    await screen.findByText('No name and no email here begins with “zz”.');
    expect(screen.getByText('No buyer is found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
    await screen.findByRole('article', { name: 'Buyer' });
    expect((box() as HTMLInputElement).value).toBe('');
  });

  test('is emptied by its button and by Escape, and keeps the focus', async () => {
    show(aReadyList([buyer]));
    await userEvent.type(box(), 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect((box() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('b{Escape}');
    expect((box() as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });
});
