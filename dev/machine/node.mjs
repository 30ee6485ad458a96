import { good, missing } from './finding.mjs';

/** Functions run on this Node in production, and everything here runs on the same. */
const neededNode = 24;

/** @typedef {{ path: string, version: string }} NodeSeen version as in 'v24.1.0' */
/** @typedef {{ finding: import('./finding.mjs').Finding, path: string | null }} NodeVerdict */

/**
 * Chooses the first Node that is new enough: the one that npm installed here, else the one that runs this.
 * @param {NodeSeen[]} found in that order
 * @param {boolean} comesAlong whether the next `npm ci` will bring one
 * @returns {NodeVerdict}
 */
export function judgeNode(found, comesAlong) {
  const chosen = found.find((node) => Number.parseInt(node.version.slice(1), 10) >= neededNode);
  if (chosen) return { finding: good('Node', `${chosen.version} (${chosen.path}).`), path: chosen.path };
  const seen = found.map((node) => node.version).join(', ');
  if (comesAlong)
    return { finding: good('Node', `npm ci brings Node ${neededNode} along (here is ${seen}).`), path: null };
  const sentence =
    `BNS runs on Node ${neededNode}, and here is ${seen} only: run npm ci (on Linux it brings Node ${neededNode} along) ` +
    `or install Node ${neededNode} yourself.`;
  return { finding: missing('Node', sentence), path: null };
}
