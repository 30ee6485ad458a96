import { API_NOTICE, FIELD } from '@bns/domain';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { validated } from './validated.ts';

const schema = yup.object({
  name: yup.string().trim().required(FIELD.username).max(5, FIELD.nameLong),
  note: yup.string().optional(),
  orderId: yup.string().nullable().optional(),
  price: yup.number().optional(),
});

const made = (sent: readonly [string, unknown][]) => validated(schema, sent, 'Please look again');
const refused = (sent: readonly [string, unknown][]) =>
  made(sent).then(
    () => 'passed',
    (error: { errors: { field: string; message: string }[] }) =>
      error.errors.map(({ field, message }) => [field, message]),
  );

test('what was sent comes as the schema makes it', async () => {
  expect(
    await made([
      ['name', ' Ayu '],
      ['orderId', null],
    ]),
  ).toEqual({ name: 'Ayu', orderId: null });
});

test.each<[string, [string, unknown][], [string, string][]]>([
  ['nothing', [], [['name', FIELD.username]]],
  ['null for what must be there', [['name', null]], [['name', FIELD.username]]],
  [
    'null for what may be left out',
    [
      ['name', 'A'],
      ['note', null],
    ],
    [['note', FIELD.wrongKind]],
  ],
  ['an object', [['name', {}]], [['name', FIELD.wrongKind]]],
  ['a list', [['name', ['A']]], [['name', FIELD.wrongKind]]],
  [
    'no number',
    [
      ['name', 'A'],
      ['price', 'much'],
    ],
    [['price', FIELD.wrongKind]],
  ],
  [
    'a key twice',
    [
      ['name', 'A'],
      ['name', 'B'],
    ],
    [['name', FIELD.twice]],
  ],
  [
    'an unknown key twice, which is said once',
    [
      ['name', 'A'],
      ['role', 1],
      ['role', 2],
    ],
    [['role', FIELD.unknownKey]],
  ],
  [
    'keys of every object’s prototype',
    [
      ['name', 'A'],
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['toString', 'x'],
    ],
    [
      ['__proto__', FIELD.unknownKey],
      ['constructor', FIELD.unknownKey],
      ['toString', FIELD.unknownKey],
    ],
  ],
  [
    'several faults, one for each field',
    [
      ['role', 1],
      ['name', 'Too long'],
    ],
    [
      ['role', FIELD.unknownKey],
      ['name', FIELD.nameLong],
    ],
  ],
])('%s is refused at its field', async (_, sent, errors) => {
  expect(await refused(sent)).toEqual(errors);
});

test('the refusal as a whole says what its first field says', async () => {
  await expect(made([['role', 1]])).rejects.toMatchObject({ code: 'invalid', message: FIELD.unknownKey });
});

test('truth is no text, and more than anybody writes is not looked at', async () => {
  expect(await refused([['name', true]])).toEqual([['name', FIELD.wrongKind]]);
  expect(await refused([['name', 'x'.repeat(20_001)]])).toEqual([['name', API_NOTICE.tooLong]]);
});

test('half a character is left out: nothing could store it', async () => {
  expect(await made([['name', 'Ay\ud83du']])).toEqual({ name: 'Ayu' });
});

test('the answer does not grow with what was sent', async () => {
  const unknown = Array.from({ length: 5000 }, (_, nth): [string, unknown] => [`key${nth}`, 1]);
  expect(await refused(unknown)).toHaveLength(20);
});
