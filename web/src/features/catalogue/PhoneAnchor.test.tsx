import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PhoneAnchor } from './PhoneAnchor.tsx';

test('case 36: the phone that the address points at is scrolled to and marked, the others are not', () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
  render(
    <MemoryRouter initialEntries={['/all-products#second']}>
      {['first', 'second'].map((id) => (
        <PhoneAnchor key={id} productId={id}>
          <p>{id}</p>
        </PhoneAnchor>
      ))}
    </MemoryRouter>,
  );
  expect(scrolledTo).toEqual(['second']);
  const marked = ['first', 'second'].filter((id) => screen.getByText(id).closest('[data-arrived]') !== null);
  expect(marked).toEqual(['second']);
});
