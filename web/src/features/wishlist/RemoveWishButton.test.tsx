import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { removeWish } from '../../live/writes.ts';
import { useQuestion } from '../../ui/useQuestion.tsx';
import { RemoveWishButton } from './RemoveWishButton.tsx';

const fakes = vi.hoisted(() => ({ removeWish: vi.fn<typeof removeWish>() }));
vi.mock('../../live/writes.ts', () => fakes);

const said = collectNotices();
const buyer = { buyerId: 'buyer', buyerName: 'Buyer', buyerEmail: 'buyer@bns.test' };
const wish = { ...aPhoneRow({ title: 'Pixel 7a' }), ...buyer, productId: 'phone', addedAt: null };

function Page() {
  const [ask, question] = useQuestion();
  return (
    <>
      <RemoveWishButton wish={wish} ask={ask} />
      {question}
    </>
  );
}
async function remove(button: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Pixel 7a?' });
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
}

beforeEach(() => {
  fakes.removeWish.mockReset().mockResolvedValue();
});

test('a wish is removed after a question', async () => {
  render(<Page />);
  await remove('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakes.removeWish).not.toHaveBeenCalled();
  await remove('Remove');
  await waitFor(() => expect(said).toEqual(['success: Pixel 7a has left your wishlist']));
  expect(fakes.removeWish.mock.calls).toEqual([['phone', { uid: 'buyer' }]]);
});

test('a failure is told', async () => {
  fakes.removeWish.mockRejectedValue(new Error('boom'));
  render(<Page />);
  await remove('Remove');
  await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
});
