// `npm run payments`: writes docs/payments.md from domain/paymentMoves.ts and domain/order.ts; a unit test says when it is out
// of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentsPage } from './paymentsPage.ts';
import { root } from './root.ts';

writeFileSync(join(root, 'docs/payments.md'), paymentsPage());
console.log('docs/payments.md is as domain/paymentMoves.ts and domain/order.ts say.');
