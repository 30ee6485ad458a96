import { NOTICE } from '@bns/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { sendReset } from '../../live/account.ts';
import { loginText } from '../../texts/login.ts';
import { ResetDialog } from './ResetDialog.tsx';

const fakes = vi.hoisted(() => ({ sendReset: vi.fn<typeof sendReset>() }));
vi.mock('../../live/account.ts', () => ({ sendReset: fakes.sendReset }));

const said = collectNotices();
const onClose = vi.fn<() => void>();
const dialog = (open: boolean) => <ResetDialog open={open} onClose={onClose} />;
let answer: () => void = () => {};

beforeEach(() => {
  onClose.mockReset();
  fakes.sendReset.mockReset().mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
});

async function send() {
  const shown = render(dialog(true));
  await userEvent.type(screen.getByRole('textbox', { name: loginText.resetEmail }), 'buyer@bns.test');
  await userEvent.click(screen.getByRole('button', { name: loginText.resetSend }));
  await waitFor(() => expect(fakes.sendReset).toHaveBeenCalledOnce());
  return shown;
}
async function hear() {
  answer();
  await waitFor(() => expect(said).toEqual([`plain: ${NOTICE.resetSent}`]));
}

test('it closes when the mail is on its way', async () => {
  await send();
  await hear();
  expect(onClose).toHaveBeenCalledOnce();
});

test('cancelled and opened again meanwhile, the late answer does not close it', async () => {
  const { rerender } = await send();
  rerender(dialog(false));
  rerender(dialog(true));
  await hear();
  expect(onClose).not.toHaveBeenCalled();
});

test('whoever is on another page by then stays there', async () => {
  const { unmount } = await send();
  unmount();
  await hear();
  expect(onClose).not.toHaveBeenCalled();
});
