import { ANYTHING, type Finding } from '@bns/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findingParts } from './findingParts.ts';
import { NothingFound } from './NothingFound.tsx';

function show(finding: Finding) {
  const find = vi.fn<(next: Finding) => void>();
  render(
    <NothingFound
      title="No buyer is found"
      finding={finding}
      parts={findingParts(finding, 'Samsung')}
      find={(change) => find(change(finding))}
      allOfBrand={<a href="/products/samsung">All Samsung phones</a>}
    />,
  );
  return find;
}

test('the sentence of the spec, the nearest names, each part to leave out, and the brand', async () => {
  const finding: Finding = { ...ANYTHING, words: 'samsng', brand: 'samsung', condition: 'Fair' };
  const find = show(finding);
  expect(screen.getByText('No buyer is found')).toBeTruthy();
  const names = within(screen.getByRole('group', { name: 'Did you mean' })).getAllByRole('button');
  expect(names.length).toBeLessThanOrEqual(3);
  expect(names[0]?.textContent).toContain('Samsung');
  const less = within(screen.getByRole('group', { name: 'Try without' }));
  expect(less.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '“samsng”',
    'Samsung',
    'Fair',
  ]);
  await userEvent.click(less.getByRole('button', { name: 'Try without Fair' }));
  expect(find).toHaveBeenLastCalledWith({ ...finding, condition: '' });
  expect(screen.getByRole('link', { name: 'All Samsung phones' })).toBeTruthy();
});

test('of a name with too much beside it the name is offered', async () => {
  const find = show({ ...ANYTHING, words: 'samsng a52 pink' });
  const names = within(screen.getByRole('group', { name: 'Did you mean' }));
  await userEvent.click(names.getByRole('button', { name: 'Galaxy A52' }));
  expect(find).toHaveBeenLastCalledWith({ ...ANYTHING, words: 'Galaxy A52' });
});

test('where no name is near none is offered', () => {
  show({ ...ANYTHING, words: 'q' });
  expect(screen.queryByRole('group', { name: 'Did you mean' })).toBeNull();
});

test('of a brand that is looked in its names alone are offered', () => {
  show({ ...ANYTHING, words: 'galaxy a52 pink', brand: 'apple' });
  expect(screen.queryByRole('group', { name: 'Did you mean' })).toBeNull();
});

test('the name that has found nothing is not offered once more, its variants are', () => {
  show({ ...ANYTHING, words: 'iphone 11' });
  const names = within(screen.getByRole('group', { name: 'Did you mean' })).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).not.toContain('iPhone 11');
  expect(names[0]?.textContent).toMatch(/^iPhone 11 /);
});
