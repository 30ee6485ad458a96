import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../texts/blog.ts';
import Blog from './Blog.tsx';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.id);
  });
});

const [first, second] = articles;

test.each([
  ['a link', '/'],
  ['the address bar', `/blog#${second?.slug}`],
])('who comes by %s to one article reads on there', async (_, start) => {
  render(
    <MemoryRouter initialEntries={[start]}>
      <Routes>
        <Route path="/" element={<Link to={`/blog#${second?.slug}`}>Good to know</Link>} />
        <Route path="/blog" element={<Blog />} />
      </Routes>
    </MemoryRouter>,
  );
  if (start === '/') await userEvent.click(screen.getByRole('link', { name: 'Good to know' }));
  expect(scrolled).toEqual([second?.slug]);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: second?.title ?? '' }));
});

test('who comes to the blog begins at its top', () => {
  render(<Blog />, { wrapper: MemoryRouter });
  expect(screen.getByRole('article', { name: first?.title ?? '' })).toBeTruthy();
  expect([scrolled, document.activeElement]).toEqual([[], document.body]);
});
