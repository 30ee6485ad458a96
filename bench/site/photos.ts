import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../dev/root.ts';
import { signIn } from '../../tests/api/accounts.ts';
import { cameraPhoto } from '../../tests/e2e/stage/photos.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const ROUNDS = 5;
const KB = 1024;
/** How much slower than this machine Lighthouse takes a phone to be. */
const CHEAP_PHONE = 4;

/**
 * A camera's photo of 12 megapixels: how long a page takes to make it ready, and what our relay adds to the upload that
 * the picture host alone would be.
 */
export async function photosOf(site: Site): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bns-photos-'));
  try {
    const camera = readFileSync(await cameraPhoto(folder));
    const { ready, milliseconds } = await prepared(site, camera, 1);
    const slow = await prepared(site, camera, CHEAP_PHONE);
    const relays: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ours, host] = [await timeOf(() => toRelay(site, ready)), await timeOf(() => toHost(ready))];
      relays.push(ours - host);
    }
    return [
      { what: 'a 12 MP photo made ready', value: milliseconds, unit: 'ms', most: 2000 },
      { what: 'the same by a processor four times slower', value: slow.milliseconds, unit: 'ms' },
      { what: 'a photo as it is sent', value: ready.length / KB, unit: 'kB' },
      { what: 'the relay adds, per photo', value: median(relays), unit: 'ms', most: 1500 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

declare global {
  interface Window {
    bnsPhotos: { preparePhoto: (file: Blob) => Promise<Blob> };
  }
}

/** The page's own code, in a page, on the middle one of some tries. */
async function prepared({ browser, address }: Site, camera: Buffer, slower: number) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web/src/api/preparePhoto.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bnsPhotos',
  });
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const times: number[] = [];
  let ready = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const began = performance.now();
      const photo = await window.bnsPhotos.preparePhoto(new Blob([bytes], { type: 'image/jpeg' }));
      const took = performance.now() - began;
      let text = '';
      for (const byte of new Uint8Array(await photo.arrayBuffer())) text += String.fromCharCode(byte);
      return { took, photo: btoa(text) };
    }, camera.toString('base64'));
    times.push(made.took);
    ready = made.photo;
  }
  await context.close();
  return { ready: Buffer.from(ready, 'base64'), milliseconds: median(times) };
}

async function timeOf(act: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const answer = await act();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`);
  return performance.now() - began;
}

async function toRelay({ address, buyer }: Site, photo: Buffer): Promise<Response> {
  const { token } = await signIn({ email: buyer });
  return fetch(`${address}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({}, photo),
  });
}

const toHost = (photo: Buffer): Promise<Response> =>
  fetch(`${process.env['BNS_IMGBB_URL']}/1/upload`, {
    method: 'POST',
    body: formOf({ key: 'bns-local-key' }, photo),
  });

function formOf(fields: Record<string, string>, photo: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'phone.jpg');
  return form;
}
