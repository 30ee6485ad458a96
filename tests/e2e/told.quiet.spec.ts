import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../dev/root.ts';
import { TOLD } from '../../dev/toldWords.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { visitor } from './stage/visitor.ts';

afterAll(async () => closeWindows(await theBrowser()));

it('every message that stood on a page is written down, however soon the next one took its place', async () => {
  const { page, goto } = await visitor(await theBrowser());
  await goto('/');
  const words = await page.evaluate(async () => {
    const field = document.createElement('input');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', 'hint');
    const hint = document.createElement('p');
    hint.id = 'hint';
    document.body.append(field, hint);
    const all = ['first', 'second', 'third'].map((word) => `${word} ${crypto.randomUUID()}`);
    for (const one of all) {
      hint.textContent = one;
      await Promise.resolve();
    }
    await window.toldAll();
    return all;
  });
  const told = readFileSync(join(root, TOLD), 'utf8');
  expect(words.filter((one) => !told.includes(JSON.stringify(['field', one])))).toEqual([]);
});
