import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

/** imgbb's ceiling for one picture. */
export const largestUpload = 32 * 1024 * 1024;

/** One upload as it came in; `image` undefined when the part is missing or empty. */
export interface Incoming {
  key: string;
  name: string;
  image: Buffer | string | undefined;
  tooLarge: boolean;
}

/** Reads imgbb's multipart parameters; the key may come in the address or in the form. */
export function readUpload(request: IncomingMessage, address: URL): Promise<Incoming> {
  const incoming: Incoming = {
    key: address.searchParams.get('key') ?? '',
    name: address.searchParams.get('name') ?? '',
    image: undefined,
    tooLarge: false,
  };
  return new Promise((resolve, reject) => {
    const form = busboy({
      headers: request.headers,
      limits: { fileSize: largestUpload, fieldSize: largestUpload * 2 },
    });
    form.on('field', (field, value) => {
      if (field === 'key') incoming.key = value;
      if (field === 'name') incoming.name = value;
      if (field === 'image' && value !== '') incoming.image = value;
    });
    form.on('file', (_field, file, info) => {
      const chunks: Buffer[] = [];
      incoming.name ||= info.filename ?? '';
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => {
        incoming.tooLarge = true;
      });
      file.on('end', () => {
        if (chunks.length > 0) incoming.image = Buffer.concat(chunks);
      });
    });
    form.on('error', reject);
    form.on('close', () => resolve(incoming));
    request.pipe(form);
  });
}
