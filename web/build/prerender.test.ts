import { expect, test } from 'vitest';
import { loadedEarly, paintedFirst, withContent } from './prerender.ts';

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

test('a page names its code and its answers, so that they are asked for before its code does', () => {
  expect(loadedEarly(['assets/Blog.js'])).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/Blog.js">',
  );
  expect(loadedEarly([], ['/api/landing'])).toBe(
    '<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/api/landing">',
  );
});

test('a page with content brings its styles along, and keeps its scripts until it has been painted; then its answer is asked for first', () => {
  const page = `<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style.css">
${loadedEarly(['assets/base.js'], ['/api/landing'])}
<link rel="preload" as="font" href="/assets/font.woff2" crossorigin="">
<main>words</main>
<script async src="/start.js"></script>`;
  const built = (name: string) => (name === 'assets/style.css' ? 'p::before{content:"$&"}' : '');
  expect(paintedFirst(page, built)).toBe(`
<style>p::before{content:"$&"}</style>

<link rel="preload" as="font" href="/assets/font.woff2" crossorigin="">
<main>words</main>
<template id="scripts">\
<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/api/landing">\
<script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>\
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/base.js">\
</template><script async src="/start.js"></script>`);
});
