import { buildWeb } from '../../dev/build.ts';
import { findBrowser } from '../../dev/machine/findBrowser.mjs';
import { Obstacle } from '../../dev/root.ts';
import { backend } from './backend.ts';

/** Global set-up of the end-to-end suite: the built site before everything behind it, and a browser to look at it. */
export default async function setup() {
  const { finding } = findBrowser();
  if (!finding.ok) throw new Obstacle(finding.sentence);
  buildWeb(console.log);
  return backend();
}
