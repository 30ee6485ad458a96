import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PhoneAnchor } from './PhoneAnchor.tsx';
import { useArrival } from './useArrival.ts';

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `p${from + at}`);
const led = vi.fn<(at: number) => void>();
const scrolledTo: string[] = [];

/** Of the list only the cards from there on are drawn. */
function List({ all, drawn = 0 }: { all: readonly string[]; drawn?: number }) {
  const scrollToCard = useRef(led);
  useArrival(all, scrollToCard.current);
  return all.slice(drawn).map((id) => (
    <PhoneAnchor key={id} productId={id}>
      {id}
    </PhoneAnchor>
  ));
}

let arrivalNo = 0;
let entry = { pathname: '/all-products', hash: '', key: '' };
const page = (all: readonly string[], drawn?: number) => (
  <MemoryRouter initialEntries={[entry]}>
    <List all={all} {...(drawn !== undefined && { drawn })} />
  </MemoryRouter>
);
const arriveAt = (id: string) => {
  arrivalNo += 1;
  entry = { pathname: '/all-products', hash: `#${id}`, key: `arrival${arrivalNo}` };
};

beforeEach(() => {
  led.mockReset();
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

test('a card that is not drawn is gone to, and then its anchor does the rest', () => {
  arriveAt('p3');
  const { rerender } = render(page(ids(0, 24), 10));
  expect(led.mock.calls).toEqual([[3]]);
  rerender(page(ids(0, 24)));
  rerender(page(ids(0, 24), 10));
  rerender(page(ids(0, 24)));
  expect([led.mock.calls.length, scrolledTo]).toEqual([1, ['p3']]);
});

test('who comes back to the list is left where he was', () => {
  arriveAt('p3');
  render(page(ids(0, 24))).unmount();
  render(page(ids(0, 24), 10)).unmount();
  arriveAt('p4');
  render(page(ids(0, 24))).unmount();
  entry = { pathname: '/all-products', hash: '#p3', key: `arrival${arrivalNo - 1}` };
  render(page(ids(0, 24)));
  expect([led.mock.calls, scrolledTo]).toEqual([[], ['p3', 'p4']]);
});

test('a card that the next page brings moves nobody, drawn or not', () => {
  arriveAt('p30');
  const { rerender, unmount } = render(page(ids(0, 24)));
  rerender(page(ids(0, 48)));
  unmount();
  arriveAt('p60');
  const other = render(page(ids(0, 24)));
  other.rerender(page(ids(0, 48)));
  other.rerender(page(ids(0, 72), 70));
  expect([led.mock.calls, scrolledTo]).toEqual([[], []]);
});

test('a list of several pages that is there at once is gone through', () => {
  arriveAt('p60');
  render(page(ids(0, 72), 70));
  expect(led.mock.calls).toEqual([[60]]);
});

test.each(['wheel', 'touchMove', 'keyDown'] as const)(
  'whoever moves the page himself (%s) is not led away',
  (way) => {
    arriveAt('p3');
    history.replaceState({ idx: 3 }, '', '/all-products?q=a52#p3');
    const { rerender } = render(page([]));
    expect(location.hash).toBe('#p3');
    act(() => void fireEvent[way](document.body));
    rerender(page(ids(0, 24)));
    expect([led.mock.calls, scrolledTo]).toEqual([[], []]);
    expect([location.href, history.state]).toEqual([`${location.origin}/all-products?q=a52`, { idx: 3 }]);
  },
);
