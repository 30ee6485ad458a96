import { FIELD, MESSAGES } from '@bns/domain';
import { expect, test } from 'vitest';
import { untold, wantedWords } from './toldWords.ts';

const wanted = [
  { role: 'notice', words: MESSAGES.loginFirst },
  { role: 'notice', words: MESSAGES.booked('…') },
  { role: 'field', words: FIELD.brand },
  { role: 'either', words: FIELD.emailShape },
] as const;

test('what was told by its role, to the letter, is not wanted any more', () => {
  const told = [
    ['alert', MESSAGES.loginFirst],
    ['status', MESSAGES.booked('Nokia 3310')],
    ['field', FIELD.brand],
    ['alert', FIELD.emailShape],
  ] as const;
  expect(untold(told, wanted)).toEqual([]);
});

test.each([
  ['a toast is no message at a field', [['alert', FIELD.brand]]],
  ['a message at a field is no toast', [['field', MESSAGES.loginFirst]]],
  ['almost is not to the letter', [['alert', 'Please login first']]],
  ['a title has to stand where the title stands', [['status', `Nokia ${MESSAGES.booked('')}!`]]],
] as const)('%s', (_, told) => {
  expect(untold(told, wanted)).toHaveLength(4);
});

test('nothing told: all of the spec’s sections 5 and 8 is wanted', () => {
  expect(untold([])).toHaveLength(wantedWords().length);
  expect(wantedWords().length).toBeGreaterThan(60);
});
