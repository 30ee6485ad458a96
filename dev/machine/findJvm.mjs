import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { javaMajor, judgeJvm } from './jvm.mjs';

const folders = ['/usr/lib/jvm', '/usr/java', '/opt/java', '/Library/Java/JavaVirtualMachines'];

/** @param {string} command */
function majorOf(command) {
  const answer = spawnSync(command, ['-version'], { encoding: 'utf8' });
  return answer.error ? 0 : javaMajor(`${answer.stderr}${answer.stdout}`);
}

/**
 * Each JDK folder's `release` file tells its version without starting it.
 * @param {string} home
 */
function majorIn(home) {
  const release = join(home, 'release');
  if (!existsSync(join(home, 'bin', 'java'))) return 0;
  return existsSync(release) ? javaMajor(readFileSync(release, 'utf8')) : majorOf(join(home, 'bin', 'java'));
}

function installedHomes() {
  const parents = [...folders, join(homedir(), '.sdkman/candidates/java'), join(homedir(), '.jdks')];
  const inside = parents.flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [],
  );
  const homes = inside.flatMap((home) => [home, join(home, 'Contents', 'Home')]);
  return [
    ...new Set(
      homes.filter((home) => existsSync(join(home, 'bin', 'java'))).map((home) => realpathSync(home)),
    ),
  ];
}

/**
 * Looks for a Java that the emulators can run on.
 * @returns {import('./jvm.mjs').JvmVerdict}
 */
export function findJvm() {
  const onPath = { home: null, major: majorOf('java') };
  const javaHome = process.env['JAVA_HOME'];
  const homes = [...(javaHome ? [javaHome] : []), ...installedHomes()];
  return judgeJvm([onPath, ...homes.map((home) => ({ home, major: majorIn(home) }))]);
}
