import { good, missing } from './finding.mjs';

/** The Firestore emulator of firebase-tools 15 runs on this Java or a newer one. */
const oldestJava = 21;

/**
 * @typedef {{ home: string | null, major: number }} Jvm a Java found; `home` is null for the one on PATH
 * @typedef {{ finding: import('./finding.mjs').Finding, home: string | null }} JvmVerdict
 */

/**
 * The major version in the first lines of `java -version` or in a `release` file; 0 where there is none.
 * @param {string} text
 * @returns {number}
 */
export function javaMajor(text) {
  const match = /(?:version |JAVA_VERSION=)"(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : 0;
}

/**
 * Chooses the first Java that is new enough, in the order given (PATH, JAVA_HOME, installed ones).
 * `home` is where to find it when it is not the one on PATH already.
 * @param {Jvm[]} found
 * @returns {JvmVerdict}
 */
export function judgeJvm(found) {
  const chosen = found.find((jvm) => jvm.major >= oldestJava);
  if (chosen) {
    const where = chosen.home === null ? 'on PATH' : `in ${chosen.home}`;
    return { finding: good('Java', `Java ${chosen.major} ${where}.`), home: chosen.home };
  }
  const newest = Math.max(0, ...found.map((jvm) => jvm.major));
  const state = newest === 0 ? 'No Java was found' : `The newest Java here is ${newest}`;
  const remedy =
    `install a Java ${oldestJava} or newer (Debian 13: apt-get install openjdk-21-jre-headless; Debian 12 has none ` +
    'newer than 17, so take a JDK of another vendor there) or point JAVA_HOME to one';
  return {
    finding: missing('Java', `${state}, but the Firestore emulator needs ${oldestJava}: ${remedy}.`),
    home: null,
  };
}
