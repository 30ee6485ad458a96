/** What a file really is, by its first bytes: names and declared types are not believed. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other' | 'empty';

/** The kinds that the relay takes. */
export const ACCEPTED_KINDS: readonly ImageKind[] = ['jpeg', 'png', 'webp'];
/** For a file chooser's `accept`; HEIC is in it so that the refusal can be explained instead of a greyed-out file. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];

/** @param head the first bytes of a file, 16 are enough */
export function sniffImage(head: Uint8Array): ImageKind {
  if (head.length === 0) return 'empty';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp' && HEIF_BRANDS.includes(ascii(head, 8, 12))) return 'heic';
  return 'other';
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, i) => bytes[i] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}

/** Where pictures may come from; firestore.rules repeats these and a test compares. */
export const PICTURE_URL = /^https:\/\/i\.ibb\.co\/[A-Za-z0-9_\-./]{1,200}$/;
/** A person's picture may also be the one of the Google account. */
export const GOOGLE_PICTURE_URL = /^https:\/\/lh3\.googleusercontent\.com\/[A-Za-z0-9_\-./=]{1,400}$/;
/** The stand-in's address, for projects whose id begins with `demo-` only. */
export const LOCAL_PICTURE_URL = /^http:\/\/127\.0\.0\.1:[0-9]{2,5}\/[A-Za-z0-9_\-./]{1,200}$/;

const isLocalProject = (projectId: string) => projectId.startsWith('demo-');

/** @returns whether a listing may show this picture in this project */
export function isPictureUrl(url: string, projectId: string): boolean {
  return PICTURE_URL.test(url) || (isLocalProject(projectId) && LOCAL_PICTURE_URL.test(url));
}

/** @returns whether a person may have this picture in this project; '' means none */
export function isPersonPictureUrl(url: string, projectId: string): boolean {
  return url === '' || GOOGLE_PICTURE_URL.test(url) || isPictureUrl(url, projectId);
}
