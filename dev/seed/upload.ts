import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureUrl } from '@bns/domain';
import { root } from '../root.ts';
import { atOnce } from './atOnce.ts';
import { pictureBytes } from './pictures/render.ts';
import type { NamedPicture } from './seedPictures.ts';

const LOCAL_KEY = 'bns-local-key';
const AT_ONCE = 3;

/** Where each picture lies by now: key of the picture → its address. */
type Kept = Record<string, string>;

const keptFile = (imgbbUrl: string) =>
  join(root, '.cache/seed-pictures', `uploaded-${imgbbUrl.replace(/\W+/g, '-')}.json`);

async function readKept(imgbbUrl: string): Promise<Kept> {
  const text = await readFile(keptFile(imgbbUrl), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Kept;
}

/** @returns whether the picture can still be had there */
async function stillThere(url: string): Promise<boolean> {
  return (await fetch(url, { method: 'HEAD' })).ok;
}

async function upload(imgbbUrl: string, { name, picture }: NamedPicture): Promise<string> {
  const form = new FormData();
  form.set('key', LOCAL_KEY);
  form.set('image', new Blob([new Uint8Array(await pictureBytes(picture))]), `${name}.webp`);
  const response = await fetch(`${imgbbUrl}/1/upload`, { method: 'POST', body: form });
  const answer = (await response.json()) as { data?: { url?: string } };
  const url = answer.data?.url ?? '';
  if (!response.ok || !isPictureUrl(url, 'demo-')) {
    throw new Error(`The picture ${name} was not taken by ${imgbbUrl}: ${JSON.stringify(answer)}`);
  }
  return url;
}

/**
 * Puts pictures where the stand-in serves them, each once: what an earlier seed put there is used again as long as
 * it answers 200.
 * @returns address by the pictures' names
 */
export async function uploadPictures(
  imgbbUrl: string,
  pictures: readonly NamedPicture[],
): Promise<ReadonlyMap<string, string>> {
  const kept = await readKept(imgbbUrl);
  const placed = await atOnce(AT_ONCE, pictures, async (one) => {
    const before = kept[one.picture.key];
    const url = before !== undefined && (await stillThere(before)) ? before : await upload(imgbbUrl, one);
    return { name: one.name, key: one.picture.key, url };
  });
  const now: Kept = Object.fromEntries(placed.map(({ key, url }) => [key, url]));
  await mkdir(join(root, '.cache/seed-pictures'), { recursive: true });
  await writeFile(keptFile(imgbbUrl), JSON.stringify({ ...kept, ...now }, null, 1));
  return new Map(placed.map(({ name, url }) => [name, url]));
}
