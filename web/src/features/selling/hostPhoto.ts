import { NOTICE } from '@bns/domain';
import { uploadImage } from '../../api/uploadImage.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Uploads a photo under one loading toast.
 * @param onProgress told 0..1 while it is on its way, undefined when that has ended
 * @returns its address
 * @throws ApiError with words for a person
 */
export async function hostPhoto(
  photo: object,
  onProgress: (progress: number | undefined) => void,
): Promise<string> {
  const done = notify.loading(NOTICE.uploading);
  onProgress(0);
  try {
    return (await uploadImage(photo as Blob, { onProgress })).url;
  } finally {
    onProgress(undefined);
    done();
  }
}
