import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { phoneHead } from '../../../functions/src/pages/phoneHead.ts';
import { shellText } from '../texts/shell.ts';
import { ServedHead } from './ServedHead.tsx';

test('what the server said of one phone is gone on the next page, and stays until then', async () => {
  const phone = { _id: 'abc', ...aProduct(() => '2026-11-01T00:00:00.000Z'), isSold: true };
  document.head.innerHTML = `<meta charset="utf-8">${phoneHead(phone, 'https://bns.test')}`;
  render(
    <MemoryRouter initialEntries={['/phone/abc']}>
      <ServedHead />
      <Link to="/phone/abc?from=here">Same</Link>
      <Link to="/phone/other">Other</Link>
    </MemoryRouter>,
  );
  const said = document.head.childElementCount;
  await userEvent.click(screen.getByRole('link', { name: 'Same' }));
  expect(document.head.childElementCount).toBe(said);
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  const left = [...document.head.children].map((part) => part.outerHTML).join('\n');
  expect(left).not.toMatch(/canonical|robots|og:|product:|twitter:|ld\+json/);
  expect(left.match(/name="description"/g)).toHaveLength(1);
  expect(left).toContain(shellText.description);
});
