/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

/**
 * Why the installed packages are not those of the lockfile; null when they are. Optional ones (other platforms' binaries)
 * may be absent.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | null} installed npm's own record in node_modules, null before the first whole install
 * @returns {string | null}
 */
export function staleness(wanted, installed) {
  if (installed === null) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue;
    const have = installed.packages[path];
    if (have === undefined && entry.optional === true) continue;
    if (have === undefined) return `${path} is missing`;
    if (have.version !== entry.version || have.integrity !== entry.integrity)
      return `${path} is another version`;
  }
  return null;
}
