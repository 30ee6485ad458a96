import { IMGBB_SMALL_TIMEOUT_MS, IMGBB_TIMEOUT_MS } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import type { Upload } from '../http/readUpload.ts';
import { preparePicture } from '../images/preparePicture.ts';

/**
 * `POST /images`: a photo becomes a hosted picture, and a small one beside it, `medium`, for cards (contract imgbb has one
 * of its own size); without `medium` the picture is small enough itself.
 * @throws DomainError `too-large`, `invalid` or `upstream`
 */
export async function uploadImage(
  { body }: Asked<Upload>,
  { hostPicture }: Pick<Dependencies, 'hostPicture'>,
): Promise<Answer> {
  const { whole, forCard } = await preparePicture(body.bytes);
  // Both at once, for the host takes a second or two; nothing goes on after the answer.
  const [hosted, small] = await Promise.allSettled([
    hostPicture(whole, IMGBB_TIMEOUT_MS),
    forCard && hostPicture(forCard, IMGBB_SMALL_TIMEOUT_MS),
  ]);
  if (hosted.status === 'rejected') throw hosted.reason;
  // The host's own `medium` has a size of its choosing.
  const { medium: _, ...data } = hosted.value;
  // A card shows the whole picture rather than that its seller has to send it again; the fault is logged.
  const medium = small.status === 'fulfilled' && small.value ? { url: small.value.url } : null;
  return ok({ data: { ...data, ...(medium && { medium }) }, success: true, status: 200 });
}
