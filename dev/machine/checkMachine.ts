import type { Ports, ServiceName } from '../ports.mjs';
import { Obstacle } from '../root.ts';
import { judgePorts } from './busy.mjs';
import { findBusy } from './findBusy.mjs';
import { findJar } from './findJar.mjs';
import { findJvm } from './findJvm.mjs';

/** What the emulators run on; null where the usual way (PATH, firebase-tools' own jar) will do. */
export interface Machine {
  javaHome: string | null;
  jar: string | null;
  jarToLaunch: string | null;
}

/** Looks for JVM, jar and free ports; throws an Obstacle with the doctor's sentences where something is missing. */
export async function checkMachine(ports: Ports, listening: readonly ServiceName[]): Promise<Machine> {
  const jvm = findJvm();
  const jar = await findJar();
  const busy = judgePorts(ports, await findBusy(ports, listening));
  const missing = [jvm.finding, jar.finding, ...busy].filter((finding) => !finding.ok);
  if (missing.length > 0) throw new Obstacle(missing.map((finding) => finding.sentence).join('\n'));
  return { javaHome: jvm.home, jar: jar.jar, jarToLaunch: jar.launch };
}
