// `npm run doctor`: says what is here and what is missing for start and test, without starting anything.
// Imports nothing from the registry, so it answers before the first install too.
import { judgePorts } from './machine/busy.mjs';
import { findBrowser } from './machine/findBrowser.mjs';
import { findBusy } from './machine/findBusy.mjs';
import { good } from './machine/finding.mjs';
import { findJar } from './machine/findJar.mjs';
import { findJvm } from './machine/findJvm.mjs';
import { findNode } from './machine/findNode.mjs';
import { findPackages } from './machine/findPackages.mjs';
import { basePorts, offsetFrom, portsAt } from './ports.mjs';

const ports = portsAt(offsetFrom(0));
const stale = findPackages();
const names = /** @type {import('./ports.mjs').ServiceName[]} */ (Object.keys(basePorts));

const findings = [
  findNode().finding,
  good(
    'Packages',
    stale === null ? 'as in package-lock.json.' : `the next command installs them (${stale}).`,
  ),
  findJvm().finding,
  (await findJar()).finding,
  ...judgePorts(ports, await findBusy(ports, names)),
  findBrowser().finding,
];

for (const { ok, about, sentence } of findings)
  console.log(`${ok ? 'ok     ' : 'MISSING'} ${about}: ${sentence}`);
process.exitCode = findings.every((finding) => finding.ok) ? 0 : 1;
