import type { ProductAnswer } from '@bns/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import type { Person, Session } from '../live/session.ts';
import type { Heard, PhoneListenerProps } from './PhoneListener.tsx';
import PhonePage from './PhonePage.tsx';

const fakes = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  hear: (_heard: Heard): void => undefined,
}));
vi.mock('../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('./PhoneListener.tsx', () => ({
  default: ({ hear }: PhoneListenerProps) => {
    fakes.hear = hear;
    return null;
  },
}));

const person = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' } as Person;
const signedIn: Session = { status: 'signedIn', person, roleKnown: true, roleFailed: false };
const said = collectNotices();

let id: string;
let answers: Record<string, () => Response>;
let asked: string[];

const answer = (over: Partial<ProductAnswer> = {}): ProductAnswer => ({
  _id: id,
  ...aProduct(() => '2026-11-01T00:00:00.000Z'),
  title: 'Galaxy A52',
  originalPrice: 50_000,
  resalePrice: 12_500,
  ...over,
});
const json = (body: unknown) => () =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const problem = (status: number, code: string) => () =>
  new Response(JSON.stringify({ code, detail: 'In words' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** The block that the server puts into the page. */
function embed(phone: ProductAnswer, agoMs = 0): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'phone';
  block.dataset['at'] = new Date(Date.now() - agoMs).toISOString();
  block.textContent = JSON.stringify(phone);
  document.body.append(block);
}

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function show(path = `/phone/${id}`) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/phone/:productId" element={<PhonePage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The page of a signed-in person, once something listens. */
async function showLive(): Promise<void> {
  fakes.session = signedIn;
  let isHeard = false;
  fakes.hear = () => {
    isHeard = true;
  };
  const none = fakes.hear;
  show();
  await heading('Galaxy A52');
  await waitFor(() => expect(fakes.hear).not.toBe(none));
  expect(isHeard).toBe(false);
}
const live = (over: Parameters<typeof aPhoneRow>[0] = {}, booked = false) =>
  act(() =>
    fakes.hear({
      phone: { status: 'ready', data: aPhoneRow({ id, title: 'Galaxy A52', ...over }) },
      booked,
    }),
  );

beforeAll(() => import('./PhoneListener.tsx'));
beforeEach(() => {
  id = crypto.randomUUID();
  asked = [];
  fakes.session = { status: 'signedOut' };
  answers = {
    [`/api/phones/${id}`]: json(answer()),
    [`/api/phones/${id}/around`]: json({
      similar: [answer({ _id: 'other', title: 'Galaxy A53' })],
      sellerPhones: 3,
    }),
  };
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve((answers[url] ?? problem(404, 'not-found'))());
  });
});
afterEach(() => {
  document.getElementById('phone')?.remove();
  vi.unstubAllGlobals();
});

describe('a guest', () => {
  test('sees the phone that the page came with, and asks for it no more', async () => {
    embed(answer());
    show();
    await heading('Galaxy A52');
    await screen.findByText('3 phones on the market');
    expect(asked).toEqual([`/api/phones/${id}/around`]);
  });

  test('asks again where the page that came with it is old, as one that was kept', async () => {
    embed(answer({ resalePrice: 13_000 }), 6 * 60_000);
    show();
    await heading('Galaxy A52');
    expect((await screen.findAllByText('12,500 Tk')).length).toBeGreaterThan(0);
    expect(asked).toContain(`/api/phones/${id}`);
  });

  test('asks where the page came with another one', async () => {
    embed(answer({ _id: 'another', title: 'Another' }));
    show();
    await heading('Galaxy A52');
    expect(asked).toContain(`/api/phones/${id}`);
  });

  test('reads price, saving, facts and the whole description with its lines', async () => {
    const description = `First line\n${'x'.repeat(300)}`;
    answers[`/api/phones/${id}`] = json(answer({ description }));
    show();
    await heading('Galaxy A52');
    for (const text of ['50,000 Tk', 'Dhanmondi 27, Dhaka', '1.5 Years'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByText('12,500 Tk').length).toBeGreaterThan(0);
    expect(screen.getAllByText('75% less').length).toBeGreaterThan(0);
    expect(screen.getByText(/^First line/).textContent).toBe(description);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Samsung' }).getAttribute('href')).toBe('/products/samsung');
  });

  test('finds phones like it, each the way to its page', async () => {
    show();
    const similar = await screen.findByRole('region', { name: 'Similar phones' });
    expect(within(similar).getByRole('link', { name: 'Galaxy A53' }).getAttribute('href')).toBe(
      '/phone/other',
    );
  });

  test('case 36: who books without a login comes back to this page', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Book Now' }));
    expect(said).toEqual(['error: Login First']);
    expect(screen.getByRole('status').textContent).toBe(`/login {"from":"/phone/${id}"}`);
  });

  test('is told that a phone is sold, and cannot book it', async () => {
    answers[`/api/phones/${id}`] = json(answer({ isSold: true }));
    show();
    await heading('Galaxy A52');
    expect(screen.getByRole('status').textContent).toContain('Sold.');
    expect(screen.queryByRole('button', { name: /Book Now|Wishlist/ })).toBeNull();
  });

  test.each(['nothing', 'not_an_id', '..%2Fusers'])(
    'finds nothing at /phone/%s, and other ways',
    async (path) => {
      show(`/phone/${path}`);
      await heading('This phone is no longer offered');
      expect(screen.getByRole('link', { name: 'See all phones' })).toBeTruthy();
      expect(asked.filter((url) => url.endsWith('/around'))).toEqual([]);
    },
  );

  test('can try again where the phone could not be loaded', async () => {
    answers[`/api/phones/${id}`] = problem(403, 'forbidden');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('This phone could not be loaded');
    answers[`/api/phones/${id}`] = json(answer());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Galaxy A52');
  });
});

describe('who is signed in', () => {
  test('case 31: sees a new price and a sale at once', async () => {
    await showLive();
    live({ resalePrice: 11_000 });
    expect(screen.getAllByText('11,000 Tk').length).toBeGreaterThan(0);
    const note = screen.getByRole('status');
    expect(note.textContent).toBe('');
    screen.getByRole('button', { name: 'Book Now' }).focus();
    live({ isSold: true });
    expect(screen.getByRole('status')).toBe(note);
    expect(note.textContent).toContain('Sold.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Buy this phone' })),
    );
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });

  test('sees that he has booked it', async () => {
    await showLive();
    live({}, true);
    expect(screen.getByRole('button', { name: 'Booked' })).toBeTruthy();
  });

  test.each([
    ['deleted', (): Heard => ({ phone: { status: 'missing' }, booked: false })],
    [
      'hidden',
      (): Heard => ({ phone: { status: 'ready', data: aPhoneRow({ isHidden: true }) }, booked: false }),
    ],
  ])('is told of a phone that is %s, and keeps those like it', async (_, heard) => {
    await showLive();
    await screen.findByText('Galaxy A53');
    act(() => fakes.hear(heard()));
    await heading('This phone is no longer offered');
    expect(screen.getByText('Galaxy A53')).toBeTruthy();
  });

  test('keeps what was answered while nothing live is heard', async () => {
    await showLive();
    act(() => fakes.hear({ phone: { status: 'error', retry: () => undefined }, booked: false }));
    expect(await heading('Galaxy A52')).toBeTruthy();
  });

  test('may wish for his own phone, not report it, and is told that he cannot buy it', async () => {
    await showLive();
    live({ sellerId: person.uid });
    expect(screen.getByRole('button', { name: 'Wishlist' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report to Admin' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
    expect(said).toEqual(['error: You can not buy your product']);
  });

  test('is told nothing of what was heard by somebody else before', async () => {
    await showLive();
    live({}, true);
    const next = { ...person, uid: 'next' };
    fakes.session = { status: 'signedIn', person: next, roleKnown: true, roleFailed: false };
    live({}, true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toBeTruthy());
    live({}, true);
    expect(screen.getByRole('button', { name: 'Booked' })).toBeTruthy();
  });

  test('may report another’s', async () => {
    await showLive();
    live({ sellerId: 'another' });
    expect(screen.getByRole('button', { name: 'Report to Admin' })).toBeTruthy();
  });
});
