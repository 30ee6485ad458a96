import { expect, it } from 'vitest';
import { Reading, readSeen } from './seen/readSeen.ts';
import { unseen } from './seen/unseen.ts';
import { rulesText } from './loadRules.ts';
import { operandsOf } from './mutation/operands.ts';
import { projectId } from './stage.ts';

/** The emulator takes its time to write all that it saw (ms). */
const PATIENCE_MS = 300_000;

/** Judges what the other files of this folder have done: vitest.config.ts puts it last. Alone it has nothing to judge. */
it('every boolean operand of an allow was true and false in some test', {
  timeout: PATIENCE_MS,
}, async () => {
  const seen = await readSeen(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', projectId);
  expect(unseen(operandsOf(rulesText), seen)).toEqual([]);
});

it.each([1, 7, 10_000])('an operand that was never reached, or is always the same, is told (%i)', (size) => {
  const rules = `service cloud.firestore { match /databases/{db}/documents { match /x/{id} {
    allow get: if a && b && (c);
  } } }`;
  const node = (first: string, last: string, values: object[]) => ({
    sourcePosition: { line: 2, currentOffset: rules.indexOf(first), endOffset: rules.indexOf(last) },
    values: values.map((value) => ({ value, count: 1 })),
  });
  const [yes, no] = [{ boolValue: true }, { boolValue: false }];
  const error = { undefined: { sourcePosition: { line: 1, currentOffset: 1, endOffset: 2 } } };
  const report = [
    node('a && b', '(c)', [yes, no]),
    node('a && b', 'a && b', [yes, no]),
    node('b &&', 'b &&', [error, no, {}, { mapValue: { fields: { isSold: yes } } }]),
    node('(c', 'c)', []),
  ];
  const answer = JSON.stringify({ report }, null, 2);
  const reading = new Reading();
  for (let at = 0; at < answer.length; at += size) reading.take(answer.slice(at, at + size));
  expect(unseen(operandsOf(rules), reading.seen).map((line) => line.replace(/ \(allow.*/, ''))).toEqual([
    'firestore.rules:2:24 was never true: b',
    'firestore.rules:2:29 was never true: (c)',
    'firestore.rules:2:29 was never false: (c)',
  ]);
});
