import { good, missing } from './finding.mjs';

/**
 * @typedef {object} JarSightings
 * @property {string | null} asked what FIRESTORE_EMULATOR_BINARY_PATH says
 * @property {boolean} askedExists
 * @property {string | null} cached the newest jar in firebase-tools' own cache
 * @property {string | null} cloudCli the jar of the Cloud CLI's component, which has no Main-Class
 * @property {boolean} reachable whether firebase-tools could download it now
 */

/**
 * @typedef {object} JarVerdict
 * @property {import('./finding.mjs').Finding} finding
 * @property {string | null} jar a jar to run as it is
 * @property {string | null} launch a jar that needs a launcher
 */

/**
 * Chooses the Firestore emulator: the variable, firebase-tools' cache, the Cloud CLI's component, a download.
 * @param {JarSightings} seen
 * @returns {JarVerdict}
 */
export function judgeJar(seen) {
  const about = 'Firestore emulator';
  if (seen.asked !== null && !seen.askedExists) {
    const sentence = `FIRESTORE_EMULATOR_BINARY_PATH names ${seen.asked}, which does not exist: correct or unset it.`;
    return { finding: missing(about, sentence), jar: null, launch: null };
  }
  if (seen.asked !== null) return { finding: good(about, `${seen.asked}.`), jar: seen.asked, launch: null };
  if (seen.cached !== null)
    return { finding: good(about, `${seen.cached}.`), jar: seen.cached, launch: null };
  if (seen.cloudCli !== null) {
    return { finding: good(about, `${seen.cloudCli} (Cloud CLI).`), jar: null, launch: seen.cloudCli };
  }
  if (seen.reachable) {
    return {
      finding: good(about, 'firebase-tools downloads it on the first start.'),
      jar: null,
      launch: null,
    };
  }
  const sentence =
    'The emulator’s jar is not on this machine and its download cannot be reached: go online once, or point ' +
    'FIRESTORE_EMULATOR_BINARY_PATH to a copy of cloud-firestore-emulator.jar.';
  return { finding: missing(about, sentence), jar: null, launch: null };
}

/**
 * The newest of several `…-v1.2.3.jar`.
 * @param {string[]} names
 * @returns {string | null}
 */
export function newestJar(names) {
  const jars = names.filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name));
  jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return jars.at(-1) ?? null;
}
