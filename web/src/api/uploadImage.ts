import { CALL_TIMEOUT_MS, MESSAGES } from '@bns/domain';
import { ApiError, errorOf } from './apiError.ts';
import { apiUrl, currentToken, requireLine } from './client.ts';
import type { HostedImage } from './hostedImage.ts';

type UploadOptions = {
  /** Part of the bytes that has left this device, 0..1. */
  onProgress?: (part: number) => void;
  token?: string;
};

function hostedImage(text: string): HostedImage | undefined {
  try {
    const body = JSON.parse(text) as { data?: HostedImage };
    return typeof body.data?.url === 'string' ? body.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a photo to the relay. XMLHttpRequest, because fetch tells no upload progress.
 * @throws ApiError with words for a person, DomainError where there is no line; nothing is repeated by itself
 */
export async function uploadImage(
  photo: Blob,
  { onProgress, token }: UploadOptions = {},
): Promise<HostedImage> {
  requireLine();
  const bearer = token ?? (await currentToken());
  const form = new FormData();
  form.set('image', photo, 'photo');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError({ code: 'upstream', message: MESSAGES.wrong }));
    request.open('POST', apiUrl('/images'));
    request.timeout = CALL_TIMEOUT_MS;
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.upload.onprogress = (event) => onProgress?.(event.loaded / Math.max(1, event.total));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(errorOf(request.getResponseHeader('content-type'), request.responseText));
        return;
      }
      const hosted = hostedImage(request.responseText);
      if (hosted === undefined) fail();
      else resolve(hosted);
    };
    request.send(form);
  });
}
