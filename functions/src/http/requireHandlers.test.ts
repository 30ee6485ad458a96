import { expect, test } from 'vitest';
import { requireHandlers } from './requireHandlers.ts';

const endpoints = { one: {}, two: {} };

test('every call has its handler', () => {
  expect(() => requireHandlers(endpoints, { one: 1 }, { two: 2 })).not.toThrow();
});

test('a call without a handler stops the deployment', () => {
  expect(() => requireHandlers(endpoints, { one: 1 })).toThrow('No handler for: two');
});

test('a call with two handlers stops it too', () => {
  expect(() => requireHandlers(endpoints, { one: 1, two: 2 }, { two: 2 })).toThrow(
    'More than one handler for: two',
  );
});
