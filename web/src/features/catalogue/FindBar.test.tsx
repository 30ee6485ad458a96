import { ANYTHING, type Finding } from '@bns/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../ui/historyGate.ts';
import { FindBar } from './FindBar.tsx';
import { useFinding } from './useFinding.ts';

const brands = ['Samsung', 'Apple'].map((categoryName) => ({
  categoryId: categoryName.toLowerCase(),
  categoryName,
  image: '',
}));

let found: Finding = ANYTHING;
let address = '';
const goBack = () => act(() => history.back());

function Page({ known = brands }) {
  const search = useFinding();
  const { search: query } = useLocation();
  useEffect(() => {
    found = search.finding;
    address = query;
  });
  return <FindBar {...search} brands={known} />;
}
const site = (known = brands) => (
  <BrowserRouter>
    <Page known={known} />
  </BrowserRouter>
);

const show = (query = '', wide = true) => {
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked === '(min-width: 900px)' && wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  history.pushState(null, '', `/all-products${query}`);
  return render(site());
};
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search phones' });
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

const offered = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);

beforeEach(() => {
  found = ANYTHING;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('typing suggests and leaves the address alone; Enter searches what was typed', async () => {
  show();
  await userEvent.type(box(), 'redmi');
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy();
  expect(address).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(found.words).toBe('redmi');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows go through the names and back to what was typed; Enter takes the marked one, Escape closes', async () => {
  show();
  await userEvent.type(box(), 'iphone');
  await userEvent.keyboard('{ArrowDown}');
  const [first] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(box().getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box(), ' 1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(found.words).toBe(box().value);
  expect(found.words).toMatch(/^iPhone 1/);
});

test('a name is taken by a press, too', async () => {
  show();
  await userEvent.type(box(), 'iphone 11');
  await userEvent.click(screen.getByRole('option', { name: 'iPhone 11' }));
  expect(found.words).toBe('iPhone 11');
});

test('the box says what is looked for, also after Back, and is emptied by its button', async () => {
  show('?q=a52');
  expect(box().value).toBe('a52');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(found.words).toBe('');
  expect(document.activeElement).toBe(box());
  goBack();
  await waitFor(() => expect(box().value).toBe('a52'));
});

test('each choice is a step; a price from is never above the price to', async () => {
  show('?max=10000');
  await choose('Brand', 'Apple');
  await choose('Price from', '7,000 Tk');
  await choose('Sort by', 'Cheapest first');
  expect(address).toBe('?brand=apple&min=7000&max=10000&sort=cheapest');
  expect(offered('Price from').at(-1)).toBe('10,000 Tk');
  expect(offered('Price to').slice(0, 2)).toEqual(['No limit', '7,000 Tk']);
  goBack();
  await waitFor(() => expect(address).toBe('?brand=apple&min=7000&max=10000'));
  await choose('Price from', 'No limit');
  expect(found.min).toBeNull();
});

test('on a small screen nothing is looked for before the button of the sheet is pressed', async () => {
  show('?condition=Good', false);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await choose('District', 'Sylhet');
  expect(address).toBe('?condition=Good');
  await userEvent.click(screen.getByRole('button', { name: 'Show phones with 2 filters' }));
  expect(address).toBe('?condition=Good&district=Sylhet');
});

test('Clear all in the sheet leaves the words and the order', async () => {
  show('?q=a52&brand=samsung&min=5000&sort=cheapest', false);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all phones' }));
  expect(address).toBe('?q=a52&sort=cheapest');
});

test('a brand that is not known stays chosen, by its id', () => {
  show('?brand=siemens');
  expect(screen.getByLabelText<HTMLSelectElement>('Brand').selectedOptions[0]?.textContent).toBe('siemens');
});

test('two choices before the first is drawn are both in the address; the same one twice is one step', async () => {
  show();
  const steps = history.length;
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  act(() => {
    pick('Price from', '7000');
    pick('District', 'Sylhet');
    pick('District', 'Sylhet');
  });
  await waitFor(() => expect(address).toBe('?district=Sylhet&min=7000'));
  expect(history.length - steps).toBe(2);
});

test('words that were typed and not entered count with the next choice', async () => {
  show('?q=a52');
  await userEvent.clear(box());
  await userEvent.type(box(), ' redmi  note ');
  await choose('Condition', 'Good');
  expect(address).toBe('?q=redmi+note&condition=Good');
});

test('of a brand that is looked in its names alone are suggested', async () => {
  show('?brand=apple');
  await userEvent.type(box(), 'galaxy');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.clear(box());
  await userEvent.type(box(), 'iphone');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(6);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys of a keyboard program (%o) do nothing here',
  async (key) => {
    show();
    await userEvent.type(box(), 'iphone');
    expect(fireEvent.keyDown(box(), { key: 'Enter', ...key }), 'submits nothing').toBe(false);
    fireEvent.keyDown(box(), { key: 'ArrowDown', ...key });
    fireEvent.keyDown(box(), { key: 'Escape', ...key });
    const names = within(screen.getByRole('listbox'));
    expect(names.getAllByRole('option', { selected: false })).toHaveLength(6);
  },
);

const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return screen.findByRole('dialog', { name: 'Filters' });
};
const sheetIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('brands that come while the sheet is open are offered in it', async () => {
  const { rerender } = show('', false);
  const place: unknown = history.state;
  await openSheet();
  const nokia = { categoryId: 'nokia', categoryName: 'Nokia', image: '' };
  rerender(site([...brands, nokia]));
  expect(offered('Brand')).toContain('Nokia');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual(place));
});

test('Back closes the sheet and nothing else; the next Back goes back', async () => {
  show('?q=a52', false);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await openSheet();
  await choose('Condition', 'Good');
  goBack();
  await sheetIsGone();
  expect(address).toBe('');
  goBack();
  await waitFor(() => expect(address).toBe('?q=a52'));
});

test.each([
  ['its button', (name: string) => userEvent.click(screen.getByRole('button', { name }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('the sheet that is closed by %s leaves no step behind', async (_, close) => {
  show('?q=a52', false);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  const place: unknown = history.state;
  await openSheet();
  await close('Close');
  await sheetIsGone();
  await waitFor(() => expect(history.state).toEqual(place));
  goBack();
  await waitFor(() => expect(address).toBe('?q=a52'));
});

test('what the sheet looks for is one step', async () => {
  show('?q=a52', false);
  await openSheet();
  await choose('Condition', 'Good');
  await userEvent.click(screen.getByRole('button', { name: 'Show phones with 1 filter' }));
  await waitFor(() => expect(address).toBe('?q=a52&condition=Good'));
  await sheetIsGone();
  goBack();
  await waitFor(() => expect(address).toBe('?q=a52'));
});
