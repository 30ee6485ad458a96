import Drawer from '@mui/material/Drawer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { PageArea } from './PageArea.tsx';
import { useDisclosure } from './useDisclosure.ts';

function Site() {
  const drawer = useDisclosure();
  return (
    <>
      <button ref={drawer.opener} type="button" onClick={drawer.toggle}>
        Open menu
      </button>
      <Drawer open={drawer.open} onClose={drawer.close} transitionDuration={0}>
        <Link to="/blog">In the drawer</Link>
      </Drawer>
      <Link to="/login">Login</Link>
      <Link to="/blog#advice">Advice</Link>
      <PageArea>
        <h1>Page</h1>
      </PageArea>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const main = () => screen.getByRole('main');

beforeEach(() => {
  render(<Site />, { wrapper: MemoryRouter });
});

test('the page that somebody arrives at leaves the focus where it is', () => {
  expect(document.activeElement).toBe(document.body);
});

test('the next page takes the focus', async () => {
  await press('Login');
  expect(document.activeElement).toBe(main());
});

test('an address that points at a part of a page leaves the focus to that part', async () => {
  await press('Advice');
  expect(document.activeElement).not.toBe(main());
});

test('case 58: a drawer that closes on the way to another page leaves the focus there', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await press('In the drawer');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(main());
});

test('case 58: closed by the keyboard it gives the focus back to its button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
});
