import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { DomainError, NOTICE, PICTURE, UPLOAD_MAX_BYTES } from '@bns/domain';
import busboy from 'busboy';
import { requirePicture } from '../images/preparePicture.ts';
import { type Incoming, sentContentType } from './incoming.ts';

const FIELD_NAME = 'image';
/** Room for the boundaries and headers round the file, bytes. */
const AROUND = 64 * 1024;

/** The uploaded file's bytes; its name and declared type are not believed and so not kept. */
export type Upload = { bytes: Buffer };

/**
 * The one file of a multipart body, in the field `image`, a picture by its first bytes.
 * @throws DomainError `unsupported-type`, `too-large`, or `invalid`
 */
export async function readUpload(request: Incoming): Promise<Upload> {
  if (!/^multipart\/form-data\s*;/i.test(sentContentType(request))) {
    throw new DomainError('unsupported-type', NOTICE.multipartOnly);
  }
  const body = request.rawBody ?? Buffer.alloc(0);
  if (body.length > UPLOAD_MAX_BYTES + AROUND) throw new DomainError('too-large', PICTURE.uploadTooLarge);
  const files = await filesOf(body, request).catch((cause: unknown) => {
    throw invalid(cause);
  });
  const [file] = files;
  if (file === undefined || files.length > 1 || file.field !== FIELD_NAME) throw invalid();
  if (file.truncated) throw new DomainError('too-large', PICTURE.uploadTooLarge);
  requirePicture(file.bytes);
  return { bytes: file.bytes };
}

const invalid = (cause?: unknown) =>
  new DomainError('invalid', PICTURE.one, { errors: [{ field: FIELD_NAME, message: PICTURE.one }], cause });

type File = { field: string; bytes: Buffer; truncated: boolean };

async function filesOf(body: Buffer, request: Incoming): Promise<File[]> {
  const form = busboy({
    headers: { ...request.headers, 'content-type': sentContentType(request) },
    // A file is called truncated when it reaches the limit: one byte more lets the largest allowed one pass.
    limits: { files: 2, fileSize: UPLOAD_MAX_BYTES + 1, fields: 10, fieldSize: AROUND, parts: 12 },
  });
  const files: { field: string; stream: Readable & { truncated?: boolean }; chunks: Buffer[] }[] = [];
  form.on('file', (field, stream) => {
    const chunks: Buffer[] = [];
    files.push({ field, stream, chunks });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A part that ends too early fails by its own stream: unheard it would end the process.
    stream.on('error', (error) => form.destroy(error));
  });
  form.end(body);
  await once(form, 'close');
  // busboy cuts a file at its limit without an error: `truncated` is all that it says.
  return files.map(({ field, stream, chunks }) => ({
    field,
    bytes: Buffer.concat(chunks),
    truncated: stream.truncated === true,
  }));
}
