import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onCancel = vi.fn<() => void>();
const show = (busy: boolean) =>
  render(
    <ConfirmDialog
      open
      title="Delete it?"
      text="It goes."
      verb="Delete"
      busy={busy}
      onConfirm={() => {}}
      onCancel={onCancel}
    />,
  );

test.each([
  ['nothing runs', false, 3],
  ['its act runs, so that the late end cannot close the next question', true, 0],
])('while %s, what Cancel, Escape and a click beside it do', async (_name, busy, times) => {
  onCancel.mockReset();
  show(busy);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveProperty('disabled', busy);
  if (!busy) await userEvent.click(cancel);
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(times);
});
