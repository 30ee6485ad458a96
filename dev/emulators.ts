import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { checkRules } from './checkRules.ts';
import { descendantsOf, kill } from './descendants.ts';
import { writeLauncherJar } from './launcherJar.ts';
import { checkMachine, type Machine } from './machine/checkMachine.ts';
import { type Ports, portsAt, type ServiceName } from './ports.mjs';
import { localProject, Obstacle, root } from './root.ts';
import { runFolderAt, writeLocalConfig } from './runFolder.ts';
import { unlessAborted } from './running.ts';

/** The emulators that BNS uses. */
export type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';

interface EmulatorOptions {
  only: readonly EmulatorName[];
  offset: number;
  /** Folder with data of an earlier run to begin with, where it exists. */
  importFrom?: string;
  /** Folder into which the data goes at the stop. */
  exportTo?: string;
  /** More services of the same run whose ports must be free, such as a stand-in's. */
  alsoListening?: readonly ServiceName[];
  /** Gives up the start when it aborts. */
  signal?: AbortSignal;
}

/** Running emulators; `stop` ends them, with the export where one was asked for, and comes back when all are gone. */
export interface Emulators {
  ports: Ports;
  stop: () => Promise<void>;
  /** Settles when they end by themselves. */
  ended: Promise<void>;
  /** The file with all that they said. */
  log: string;
}

const startTimeoutMs = 300_000;
const stopTimeoutMs = 60_000;
const ready = 'All emulators ready!';
const broken = /Failed to load function|Error: .*(?:could not be analyzed|timeout)/i;

/** The ports that these emulators take, with those of the parts that come with them. */
export function portsTaken(only: readonly EmulatorName[]): ServiceName[] {
  const parts: ServiceName[] = ['hub', 'logging'];
  if (only.includes('functions')) parts.push('eventarc', 'tasks');
  if (only.includes('firestore')) parts.push('firestoreWebsocket');
  return [...only, ...parts];
}

/**
 * The quick compiler alone: an emulator lives for minutes, in which the optimising one takes a core from what it is to
 * serve (measured: the rules suite in three quarters of the time).
 * What the caller's JAVA_TOOL_OPTIONS say comes after it and wins.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * The child's environment: its Java first on PATH, its jar by name, and what is temporary in a folder of its own. There the
 * CLI keeps where its hub listens, by the project's name alone: in a shared one the run that started first answers for
 * all of them, and what each exports at its end is that one's data.
 */
function environment(machine: Machine, folder: string, temporary: string): NodeJS.ProcessEnv {
  const java = machine.javaHome === null ? [] : [join(machine.javaHome, 'bin')];
  const launcher = join(folder, 'firestore-launcher.jar');
  const jar = machine.jarToLaunch === null ? machine.jar : writeLauncherJar(launcher, machine.jarToLaunch);
  return {
    ...process.env,
    PATH: [...java, join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // Fifty otherwise: under a burst of events each would start a process of its own.
    FUNCTIONS_EMULATOR_PARALLEL: process.env['FUNCTIONS_EMULATOR_PARALLEL'] ?? '4',
    JAVA_TOOL_OPTIONS: [javaOptions, process.env['JAVA_TOOL_OPTIONS']].filter(Boolean).join(' '),
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    ...(jar === null ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
  };
}

/** Resolves at the ready line; rejects when the child ends first, says that functions did not load, or takes too long. */
function untilReady(child: ChildProcess, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Obstacle(`${why}\n${output.slice(-3000)}\nAll of it: ${log}`));
    const timer = setTimeout(
      () => fail('The emulators did not become ready in five minutes.'),
      startTimeoutMs,
    );
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const failed = broken.test(output);
      if (failed) fail('The functions could not be loaded by the emulator.');
      if (output.includes(ready)) resolve();
      else if (!failed) return;
      clearTimeout(timer);
      child.stdout?.off('data', hear);
      child.stderr?.off('data', hear);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`The emulators ended at once with code ${code}.`);
    });
  });
}

const clear = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * Where this process is made to exit without a stop, at least nothing of it stays: no process and no temporary file.
 * @returns what calls it off
 */
function sweepAtExit(child: ChildProcess, temporary: string): () => void {
  const pid = child.pid ?? 0;
  const sweep = () => {
    // The number of one that has ended may be another's by now.
    if (child.exitCode === null && child.signalCode === null) [...descendantsOf(pid), -pid].forEach(kill);
    clear(temporary);
  };
  process.on('exit', sweep);
  return () => process.off('exit', sweep);
}

/** Ends the CLI and, when it has ended, whatever it left: its group, and the JVM, which has a group of its own. */
async function stopChild(child: ChildProcess, ended: Promise<void>, known: readonly number[]): Promise<void> {
  const pid = child.pid;
  if (pid === undefined) return;
  const started = new Set([...known, ...descendantsOf(pid)]);
  // The CLI exports on the first SIGINT and gives up on a second one: it is alone in its group and hears us only.
  if (child.exitCode === null) child.kill('SIGINT');
  const patience = setTimeout(() => kill(-pid), stopTimeoutMs);
  await ended;
  clearTimeout(patience);
  kill(-pid);
  for (const left of started) kill(left);
}

/**
 * Starts emulators at `offset` and waits until they serve and the rules are known to compile. Throws an Obstacle whose
 * message says in a sentence what is missing on this machine, which port is busy or what did not load.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const ports = portsAt(options.offset);
  const run = runFolderAt(options.offset);
  mkdirSync(run.folder, { recursive: true });
  const machine = await checkMachine(ports, [...portsTaken(options.only), ...(options.alsoListening ?? [])]);
  writeLocalConfig(run, ports);

  const cli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [cli, 'emulators:start', '--only', options.only.join(','), '--project', localProject];
  args.push('--config', run.configFile);
  if (options.importFrom && existsSync(options.importFrom)) args.push('--import', options.importFrom);
  if (options.exportTo) args.push('--export-on-exit', options.exportTo);
  // Short, for there are sockets in it, whose paths may have a hundred characters.
  const temporary = mkdtempSync(join(tmpdir(), 'bns-'));
  const child = spawn(process.execPath, args, {
    cwd: run.folder,
    env: environment(machine, run.folder, temporary),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const callOffSweep = sweepAtExit(child, temporary);
  const file = createWriteStream(run.log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  let known: number[] = [];
  const stop = async () => {
    await stopChild(child, ended, known);
    clear(temporary);
    callOffSweep();
  };
  try {
    const readiness = untilReady(child, run.log);
    await (options.signal ? unlessAborted(options.signal, readiness) : readiness);
    known = descendantsOf(child.pid ?? 0);
    if (options.only.includes('firestore')) await checkRules(ports.firestore);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, stop, ended, log: run.log };
}
