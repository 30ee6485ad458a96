import { ACCEPTED_KINDS, PICK_MAX_BYTES, PICTURE, PICTURE_MAX_SIDE, sniffImage } from '@bns/domain';

/** Above this a phone's browser may die while decoding (pixels; 12000×9000 is still below it). */
const DECODE_MAX_PIXELS = 120_000_000;
const QUALITY = 0.86;

/** Width and height with the longer side at most `side` px, never larger than it was, never 0. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Why this file cannot be a photo, in words, or undefined. Its bytes decide, not its name (cases 61 to 63). */
async function refusalOf(file: Blob): Promise<string | undefined> {
  const kind = sniffImage(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (kind === 'empty') return PICTURE.empty;
  if (kind === 'heic') return PICTURE.heic;
  if (!ACCEPTED_KINDS.includes(kind)) return PICTURE.notPicture;
  return file.size > PICK_MAX_BYTES ? PICTURE.tooLarge : undefined;
}

function loadPhoto(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const photo = new Image();
    photo.onload = () => resolve(photo);
    photo.onerror = () => reject(new Error(PICTURE.unreadable));
    photo.src = address;
  });
}

function encode(photo: HTMLImageElement): Promise<Blob> {
  const size = fitWithin(photo.naturalWidth, photo.naturalHeight, PICTURE_MAX_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error(PICTURE.unreadable));
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error(PICTURE.unreadable)) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}

/**
 * Makes a picked file ready for upload: a JPEG of at most 1280 px, upright (browsers apply the EXIF turn when they
 * draw) and without any of the camera's notes.
 * @throws Error whose message tells the person why this file cannot be used
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const refusal = await refusalOf(file);
  if (refusal !== undefined) throw new Error(refusal);
  const address = URL.createObjectURL(file);
  try {
    const photo = await loadPhoto(address);
    if (photo.naturalWidth * photo.naturalHeight > DECODE_MAX_PIXELS) throw new Error(PICTURE.tooLarge);
    return await encode(photo);
  } finally {
    URL.revokeObjectURL(address);
  }
}
