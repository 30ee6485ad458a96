import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_MOVES, PAYMENT_MOVES } from '@bns/domain';
import { expect, test } from 'vitest';
import { paymentsPage } from './paymentsPage.ts';
import { root } from './root.ts';

test('docs/payments.md is as the two graphs make it: npm run payments', () => {
  expect(readFileSync(join(root, 'docs/payments.md'), 'utf8')).toBe(paymentsPage());
});

test('each move of both graphs is in its table and in its picture', () => {
  const page = paymentsPage();
  const missing = [...ORDER_MOVES, ...PAYMENT_MOVES].filter(
    ({ from, to, why }) => !page.includes(`| ${why} |`) || !page.includes(`${from} --> ${to}`),
  );
  expect(missing).toEqual([]);
});
