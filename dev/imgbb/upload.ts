import type { IncomingMessage } from 'node:http';

const largestUpload = 32 * 1024 * 1024;

/** One upload as it came in; `image` undefined when the part is missing or empty. */
export interface Incoming {
  key: string;
  name: string;
  image: Buffer | string | undefined;
  tooLarge: boolean;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Reads imgbb's multipart parameters; `key` and `name` may come in the address or in the form. */
export async function readUpload(request: IncomingMessage, address: URL): Promise<Incoming> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await bytesOf(request), { headers }).formData();
  const given = (field: string) => {
    const value = form.get(field) ?? address.searchParams.get(field) ?? '';
    return typeof value === 'string' ? value : '';
  };
  const part = form.get('image');
  const isFile = part !== null && typeof part !== 'string';
  const image = isFile ? Buffer.from(await part.arrayBuffer()) : part;
  return {
    key: given('key'),
    name: given('name') || (isFile ? part.name : ''),
    image: image === null || image.length === 0 ? undefined : image,
    tooLarge: image !== null && image.length > largestUpload,
  };
}
