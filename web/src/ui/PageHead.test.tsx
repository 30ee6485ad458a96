import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shellText } from '../texts/shell.ts';
import { PageHead } from './PageHead.tsx';

const SITE = shellText.description;
const descriptions = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content);

/** Each state of the head that somebody could come upon. */
let seen: string[][];
let watch: MutationObserver;

beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content="${SITE}">`;
  seen = [];
  watch = new MutationObserver(() => seen.push(descriptions()));
  watch.observe(document.head, { childList: true });
});
afterEach(() => watch.disconnect());

test('a page names itself before the site, and describes itself as long as it is shown', () => {
  const { unmount } = render(<PageHead title="Blog" description="Advice" />);
  expect(document.title).toBe('Blog · BNS');
  expect(descriptions()).toEqual(['Advice']);
  unmount();
  expect(descriptions()).toEqual([SITE]);
});

test('a page without a description keeps that of the site', () => {
  render(<PageHead title="My Orders" />);
  expect(document.title).toBe('My Orders · BNS');
  expect(descriptions()).toEqual([SITE]);
});

test('the page that follows another describes itself, and never are there two or none', async () => {
  const { rerender, unmount } = render(<PageHead key="blog" title="Blog" description="Advice" />);
  await Promise.resolve();
  rerender(<PageHead key="login" title="Login" description="Come in" />);
  expect([document.title, descriptions()]).toEqual(['Login · BNS', ['Come in']]);
  await Promise.resolve();
  rerender(<PageHead key="login" title="Login" description="Come in again" />);
  await Promise.resolve();
  rerender(<PageHead key="orders" title="My Orders" />);
  await Promise.resolve();
  unmount();
  await Promise.resolve();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter(({ length }) => length !== 1)).toEqual([]);
});

test('a page that is written at build has it in its HTML', () => {
  expect(renderToString(<PageHead title="Blog" description="Advice" />)).toMatch(
    /<meta name="description"[^>]* content="Advice"\/>/,
  );
});
