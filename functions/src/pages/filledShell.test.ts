import { expect, test } from 'vitest';
import { escapedJson, escapedText } from './escaped.ts';
import { filledShell, isShell } from './filledShell.ts';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="Of the site" />
    <meta property="og:title" content="BNS" />
    <title>BNS</title>
    <link rel="canonical" href="https://bns.test/" />
    <link rel="icon" href="/favicon.ico" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/assets/index.js"></script>
  </body>
</html>`;

test('what the shell says of the site makes way, all else stays', () => {
  const page = filledShell(SHELL, '<title>One phone</title>');
  expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>One phone</title>']);
  expect(page).not.toMatch(/Of the site|og:title|canonical/);
  expect(page).toMatch(/charset="utf-8"[^]*favicon[^]*<div id="root"><\/div>[^]*index\.js/);
});

test('a `$` in what a person wrote is a `$`', () => {
  expect(filledShell(SHELL, 'head $& $1', 'body $`')).toMatch(/head \$& \$1\n[^]*body \$`<\/body>/);
});

test('only the app’s own HTML is a shell', () => {
  expect([isShell(SHELL), isShell('<html><head></head><body>Site Not Found</body></html>')]).toEqual([
    true,
    false,
  ]);
});

test('text ends neither an attribute nor an element', () => {
  expect(escapedText(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
});

test('JSON inside a script ends no script, and reads as it was', () => {
  const value = { title: '</script><!--<script> & \u2028\u2029 "' };
  const written = escapedJson(value);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});
