// `npm run mutate:rules [-- text …]`: replaces each boolean operand of firestore.rules by `true` in turn, or those whose
// `owner: text` holds one of the given texts, and runs the tests of the collections that depend on it. Not part of `npm test`:
// it takes minutes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Operand, operandsOf } from '../tests/rules/mutation/operands.ts';
import { type Outcome, runMutants } from '../tests/rules/mutation/runMutants.ts';
import { isOf, listedSurvivors } from '../tests/rules/mutation/survivors.ts';
import { emulated } from '../tests/setup/emulated.ts';
import { root } from './root.ts';

const wanted = process.argv.slice(2);
const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const operands = operandsOf(rules).filter(
  ({ owner, text }) => wanted.length === 0 || wanted.some((one) => `${owner}: ${text}`.includes(one)),
);
const listed = listedSurvivors();

const place = ({ line, column, owner, text }: Operand) =>
  `firestore.rules:${line}:${column} ${owner}: ${text.slice(0, 100)}`;

function tell({ operand, killedBy, seconds }: Outcome): void {
  const verdict = killedBy === null ? 'SURVIVED' : 'killed  ';
  console.log(`${verdict} ${seconds.toFixed(1).padStart(5)} s  ${place(operand)}`);
  if (killedBy !== null) console.log(`                    by ${killedBy}`);
}

const started = performance.now();
const stop = await emulated(['firestore']);
const outcomes = await runMutants(rules, operands, tell);
await stop();
const survived = outcomes.filter(({ killedBy }) => killedBy === null).map(({ operand }) => operand);
const unlisted = survived.filter((operand) => !listed.some((entry) => isOf(entry, operand)));
const stale = listed.filter(
  (entry) =>
    !survived.some((operand) => isOf(entry, operand)) &&
    (wanted.length === 0 || operands.some((operand) => isOf(entry, operand))),
);

for (const operand of unlisted) console.log(`FAILED survived and is not in survivors.md: ${place(operand)}`);
for (const { owner, text } of stale) {
  console.log(`FAILED is in survivors.md, but killed or gone: ${owner}: ${text}`);
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${outcomes.length} mutants, ${outcomes.length - survived.length} killed, ${survived.length} survived, ${minutes} min`,
);
process.exit(unlisted.length + stale.length > 0 ? 1 : 0);
