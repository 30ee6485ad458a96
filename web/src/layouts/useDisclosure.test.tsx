import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useDisclosure } from './useDisclosure.ts';

function Menu() {
  const menu = useDisclosure();
  return (
    <Box component="nav" onKeyDown={menu.onKeyDown}>
      <button ref={menu.opener} type="button" aria-expanded={menu.open} onClick={menu.toggle}>
        Menu
      </button>
      <Link to="/blog">Blog</Link>
    </Box>
  );
}

const opener = () => screen.getByRole('button', { name: 'Menu' });

beforeEach(async () => {
  render(<Menu />, { wrapper: MemoryRouter });
  await userEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

test('case 58: Escape closes the menu and gives the focus back to its button', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
});

test('the menu closes on the way to another page', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('its button closes it again', async () => {
  await userEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});
