import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shellText } from '../src/texts/shell.ts';

test('index.html says of the site what the app puts there again', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`<meta name="description" content="${shellText.description}" />`);
});
