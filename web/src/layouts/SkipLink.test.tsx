import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('the page has the focus, and the history is as it was, so that Back leads where it did', async () => {
  const into = vi.fn<() => void>();
  Element.prototype.scrollIntoView = into;
  window.history.pushState({ idx: 3 }, '', '/page');
  const { length } = window.history;
  render(
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(into).toHaveBeenCalledOnce();
  expect(window.history.state).toEqual({ idx: 3 });
  expect(window.history).toHaveLength(length);
  expect(window.location.hash).toBe('');
});
