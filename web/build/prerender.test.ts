import { expect, test } from 'vitest';
import { loadedEarly, withContent } from './prerender.ts';

const shell = `<head><meta name="description" content="of the shell" /><title>Shell</title></head>
<body><div id="root"></div></body>`;

test('a page stands in the shell with its own title and description in the head', () => {
  const content = '<title>Blog</title><meta name="description" content="of the blog"/><main>$& words</main>';
  expect(withContent(shell, content)).toBe(
    `<head><title>Blog</title><meta name="description" content="of the blog"/></head>
<body><div id="root"><main>$& words</main></div></body>`,
  );
});

test('a page that names neither keeps the shell’s', () => {
  expect(withContent(shell, '<main>words</main>')).toBe(
    shell.replace('<div id="root"></div>', '<div id="root"><main>words</main></div>'),
  );
});

test('a page names its code and its answers, so that they are asked for at once', () => {
  expect(loadedEarly(['assets/Blog.js'])).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/Blog.js">',
  );
  expect(loadedEarly([], ['/api/landing'])).toBe(
    '<link rel="preload" as="fetch" crossorigin href="/api/landing">',
  );
});
