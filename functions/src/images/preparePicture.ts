import {
  ACCEPTED_KINDS,
  CARD_PICTURE,
  DomainError,
  type ImageKind,
  PICTURE,
  PICTURE_MAX_SIDE,
  sniffImage,
  UPLOAD_MAX_PIXELS,
} from '@bns/domain';

const WEBP_QUALITY = 78;
const QUALITY_STEP = 12;
const LEAST_QUALITY = 50;
const SMALLER = 0.75;
const REASONS: Partial<Record<ImageKind, string>> = { heic: PICTURE.heic, empty: PICTURE.empty };

/**
 * Refuses by the first bytes what is no picture that we take; whatever its name says.
 * @throws DomainError `unsupported-type`, or `invalid` for an empty file, with the reason in words
 */
export function requirePicture(bytes: Uint8Array): void {
  const kind = sniffImage(bytes.subarray(0, 32));
  if (ACCEPTED_KINDS.includes(kind)) return;
  throw new DomainError(
    kind === 'empty' ? 'invalid' : 'unsupported-type',
    REASONS[kind] ?? PICTURE.notPicture,
  );
}

/** A picture as it is published: whole, and for a card where the whole one is too large for that. */
type Published = { whole: Buffer; forCard: Buffer | null };

/**
 * The picture as it is published: upright, at most 1280 px, WebP in sRGB, without EXIF, GPS, XMP and colour profile
 * (sharp writes none of them unless asked). The library is loaded here and nowhere else.
 * @throws DomainError `too-large` for too many pixels, `invalid` for a picture that cannot be decoded
 */
export async function preparePicture(bytes: Buffer): Promise<Published> {
  const { default: sharp } = await import('sharp');
  // Several requests share an instance's one CPU: one thread each, and nothing of one is kept for the next.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > UPLOAD_MAX_PIXELS) throw new DomainError('too-large', PICTURE.tooManyPixels);
    const whole = await sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_MAX_SIDE, height: PICTURE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
    return { whole, forCard: await cardPicture(whole) };
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    const errors = [{ field: 'image', message: PICTURE.unreadable }];
    throw new DomainError('invalid', PICTURE.unreadable, { errors, cause });
  }
}

/**
 * The picture small enough for a card: never more bytes than a card's may have, in less and less quality and at last size.
 * @param whole as it is published, WebP
 * @returns null where the whole one is that small already
 */
export async function cardPicture(whole: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(whole).metadata();
  if (Math.max(width, height) <= CARD_PICTURE.side && whole.length <= CARD_PICTURE.bytes) return null;
  for (let [side, quality]: [number, number] = [CARD_PICTURE.side, WEBP_QUALITY]; ; quality -= QUALITY_STEP) {
    const small = await sharp(whole)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (small.length <= CARD_PICTURE.bytes) return small;
    if (quality > LEAST_QUALITY) continue;
    side = Math.round(side * SMALLER);
    quality = WEBP_QUALITY;
  }
}
