import { ANYTHING } from '@bns/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import { FindBar } from './FindBar.tsx';

vi.mock('./FilterSheet.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const said = collectNotices();

test('where the code of the sheet cannot be had, that is said', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<FindBar finding={ANYTHING} find={() => {}} brands={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^error: /)]));
  vi.unstubAllGlobals();
});
