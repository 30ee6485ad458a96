import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FocusKept } from './FocusKept.tsx';

const page = (...names: string[]) => (
  <>
    <FocusKept label="People">
      {names.map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </FocusKept>
    <button type="button">Elsewhere</button>
  </>
);
const list = () => screen.getByRole('group', { name: 'People' });
const focus = (name: string) => screen.getByRole('button', { name }).focus();

test('what had the focus goes: the list has it, and the next Tab is in the list', async () => {
  const { rerender } = render(page('A', 'B'));
  focus('A');
  rerender(page('B'));
  await waitFor(() => expect(document.activeElement).toBe(list()));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'B' }));
});

test('what had it goes while a dialog is open: the list has it when the dialog is gone', async () => {
  const { rerender } = render(page('A', 'B'));
  focus('A');
  const dialog = document.body.appendChild(document.createElement('button'));
  dialog.focus();
  rerender(page('B'));
  await Promise.resolve();
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
  await waitFor(() => expect(document.activeElement).toBe(list()));
});

test('something else goes, or the focus is elsewhere: it stays where it is', async () => {
  const { rerender } = render(page('A', 'B', 'C'));
  focus('A');
  rerender(page('A', 'C'));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'A' }));
  await userEvent.click(document.body);
  rerender(page('C'));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
