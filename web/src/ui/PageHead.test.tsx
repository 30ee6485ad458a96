import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PageHead } from './PageHead.tsx';

const SITE = 'What the whole site is for';
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content="${SITE}">`;
});

test('a page names itself before the site, and describes itself as long as it is shown', () => {
  const { unmount } = render(<PageHead title="Blog" description="Advice" />);
  expect(document.title).toBe('Blog · BNS');
  expect(description()).toBe('Advice');
  unmount();
  expect(description()).toBe(SITE);
});

test('a page without a description keeps that of the site', () => {
  render(<PageHead title="My Orders" />);
  expect(document.title).toBe('My Orders · BNS');
  expect(description()).toBe(SITE);
});

test('the page that follows another describes itself', () => {
  const { rerender } = render(<PageHead key="blog" title="Blog" description="Advice" />);
  rerender(<PageHead key="login" title="Login" description="Come in" />);
  expect([document.title, description()]).toEqual(['Login · BNS', 'Come in']);
});
