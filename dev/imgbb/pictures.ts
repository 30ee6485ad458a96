import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Stored, Upload } from './answers.ts';

const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
const mediumWidth = 640;
const thumbSide = 180;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** Seven characters as imgbb's ids have them, not to be guessed. */
function randomId(): string {
  return [...randomBytes(7)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

const safeName = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 60) || 'image';

/** Keeps pictures in one folder under `<id>/<file>`, each with a thumb and, when it is wide, a medium one. */
export class Pictures {
  readonly folder: string;
  readonly site: string;

  constructor(folder: string, site: string) {
    this.folder = folder;
    this.site = site;
  }

  async #store(title: string, extension: string, bytes: Buffer): Promise<Stored> {
    const id = randomId();
    const file = `${title}.${extension}`;
    await mkdir(join(this.folder, id), { recursive: true });
    await writeFile(join(this.folder, id, file), bytes);
    return {
      file,
      url: `${this.site}/${id}/${file}`,
      mime: mimes[extension === 'jpg' ? 'jpeg' : extension] ?? '',
    };
  }

  /** Takes a picture in; undefined when the bytes are no picture that imgbb knows. */
  async take(bytes: Buffer, name: string, now: number): Promise<Upload | undefined> {
    const seen = await sharp(bytes)
      .metadata()
      .catch(() => undefined);
    const format = seen?.format === 'heif' ? 'avif' : (seen?.format ?? '');
    if (seen === undefined || !(format in mimes)) return undefined;
    const { width, height } = seen.autoOrient;
    const extension = format === 'jpeg' ? 'jpg' : format;
    const title = safeName(name);
    const smaller = (side: number) =>
      sharp(bytes).autoOrient().resize({ width: side, withoutEnlargement: true }).toBuffer();
    const thumb = await sharp(bytes).autoOrient().resize(thumbSide, thumbSide, { fit: 'cover' }).toBuffer();
    return {
      id: randomId(),
      title,
      width,
      height,
      bytes: bytes.length,
      time: now,
      image: await this.#store(title, extension, bytes),
      thumb: await this.#store(title, extension, thumb),
      medium: width > mediumWidth ? await this.#store(title, extension, await smaller(mediumWidth)) : null,
      site: this.site,
    };
  }

  /** The stored file behind a path of the site; undefined when there is none. */
  async read(path: string): Promise<{ bytes: Buffer; mime: string } | undefined> {
    const match = /^\/([A-Za-z0-9]{7})\/([\w-]+\.(\w+))$/.exec(path);
    const [, id = '', file = '', extension = ''] = match ?? [];
    const mime = mimes[extension === 'jpg' ? 'jpeg' : extension];
    if (mime === undefined) return undefined;
    const bytes = await readFile(join(this.folder, id, file)).catch(() => undefined);
    return bytes && { bytes, mime };
  }
}
