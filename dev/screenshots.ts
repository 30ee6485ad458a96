// `npm run screenshots`: every screen at phone and desktop width, light and dark, of a market of its own with the seed's
// people and phones, into the folder screenshots/, for people to look at.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { offsetFrom, portsAt, testOffset } from './ports.mjs';
import { root } from './root.ts';
import { Running, untilAskedToStop } from './running.ts';
import { takePictures } from './screens/takePictures.ts';
import { spoken } from './spoken.ts';
import { startMarket } from './startMarket.ts';

async function photograph(running: Running): Promise<void> {
  const offset = offsetFrom(testOffset + 900);
  process.env['BNS_SITE_URL'] = `http://127.0.0.1:${portsAt(offset).hosting}`;
  await startMarket(running, untilAskedToStop(), { offset, fresh: true, dev: false });
  const folder = join(root, 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = await takePictures(folder, process.argv.slice(2));
  console.log(`${count} pictures in ${folder}`);
}

const running = new Running();
try {
  await spoken(() => photograph(running));
} finally {
  await running.stop();
}
process.exit();
