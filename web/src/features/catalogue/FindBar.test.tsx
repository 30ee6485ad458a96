import { ANYTHING, type Finding } from '@bns/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FindBar } from './FindBar.tsx';
import { useFinding } from './useFinding.ts';

const brands = ['Samsung', 'Apple'].map((categoryName) => ({
  categoryId: categoryName.toLowerCase(),
  categoryName,
  image: '',
}));

let found: Finding = ANYTHING;
let address = '';
let goBack: () => void = () => {};

function Page() {
  const search = useFinding();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    found = search.finding;
    address = query;
    goBack = () => act(() => void navigate(-1));
  });
  return <FindBar {...search} brands={brands} />;
}

const show = (query = '', wide = true) => {
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked === '(min-width: 900px)' && wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <MemoryRouter initialEntries={[`/all-products${query}`]}>
      <Page />
    </MemoryRouter>,
  );
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
  expect(box().value).toBe('a52');
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
  expect(address).toBe('?brand=apple&min=7000&max=10000');
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

test('Clear all in the sheet leaves the words', async () => {
  show('?q=a52&brand=samsung&min=5000', false);
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all phones' }));
  expect(address).toBe('?q=a52');
});

test('a brand that is not known stays chosen, by its id', () => {
  show('?brand=siemens');
  expect(screen.getByLabelText<HTMLSelectElement>('Brand').selectedOptions[0]?.textContent).toBe('siemens');
});
