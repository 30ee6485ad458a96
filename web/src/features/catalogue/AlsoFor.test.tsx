import { ANYTHING, type Finding } from '@bns/domain';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AlsoFor } from './AlsoFor.tsx';

const show = (finding: Partial<Finding>, brand = '') =>
  render(
    <MemoryRouter initialEntries={['/products/apple?q=a']}>
      <AlsoFor finding={{ ...ANYTHING, ...finding }} brand={brand} />
    </MemoryRouter>,
  );
const linkTo = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Also:' })).getByRole('link', { name });

test('each variant is a way to look for it, all else as it is', () => {
  show({ words: 'iphone 11', brand: 'apple', condition: 'Good' });
  expect(linkTo('iPhone 11 Pro').getAttribute('href')).toBe(
    '/products/apple?q=iPhone+11+Pro&brand=apple&condition=Good',
  );
});

test('on a brand’s page its address names the brand', () => {
  show({ words: 'iphone 11', brand: 'apple' }, 'apple');
  expect(linkTo('iPhone 11 Pro').getAttribute('href')).toBe('/products/apple?q=iPhone+11+Pro');
});

test('where there is none nothing stands there', () => {
  show({ words: 'blue' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
