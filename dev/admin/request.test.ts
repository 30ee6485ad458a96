import { expect, test } from 'vitest';
import { readRequest } from './request.ts';

test.each([
  [['grant', ' Buyer@BNS.test '], { command: 'grant', email: 'buyer@bns.test', isSure: false }],
  [
    ['--project', 'bns', 'restore', 'seller@bns.test', '--yes'],
    { command: 'restore', email: 'seller@bns.test', project: 'bns', isSure: true },
  ],
  [['list'], { command: 'list', email: '', isSure: false }],
])('%j is understood', (args, request) => {
  expect(readRequest(args)).toEqual({ project: undefined, ...request });
});

test.each([
  [[]],
  [['remove', 'buyer@bns.test']],
  [['grant']],
  [['grant', 'buyer']],
  [['grant', 'buyer@bns.test', 'seller@bns.test']],
  [['list', 'buyer@bns.test']],
  [['list', '--why']],
])('%j is answered with the usage', (args) => {
  expect(() => readRequest(args)).toThrow(/Usage: npm run admin -- /);
});
