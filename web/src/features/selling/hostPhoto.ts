import { NOTICE, type Photo } from '@bns/domain';
import { smallOf } from '../../api/hostedImage.ts';
import { uploadImage } from '../../api/uploadImage.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Uploads a photo under one loading toast.
 * @param onProgress told 0..1 while it is on its way
 * @returns where it is, whole and small
 * @throws ApiError with words for a person
 */
export async function hostPhoto(photo: Blob, onProgress: (progress: number) => void): Promise<Photo> {
  const hosted = await notify.during(NOTICE.uploading, uploadImage(photo, { onProgress }));
  return { image: hosted.url, cardImage: smallOf(hosted) };
}
