import { DomainError, NOTICE, UPLOADS_PER_HOUR } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import type { Upload } from '../http/readUpload.ts';
import { preparePicture, requirePicture } from '../images/preparePicture.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * `POST /images`: a photo becomes a hosted picture. What is refused by its first bytes counts for no limit.
 * @throws DomainError `unsupported-type`, `too-many-requests`, `too-large`, `invalid` or `upstream`
 */
export async function uploadImage(
  { caller, body, now }: Asked<Upload>,
  { hostPicture, countUse }: Pick<Dependencies, 'hostPicture' | 'countUse'>,
): Promise<Answer> {
  requirePicture(body.bytes);
  const { count, endsIn } = await countUse({ what: 'images', uid: caller.uid, windowMs: HOUR_MS, now });
  if (count > UPLOADS_PER_HOUR) {
    throw new DomainError('too-many-requests', NOTICE.tooManyUploads, { retryAfterSeconds: endsIn });
  }
  const data = await hostPicture(await preparePicture(body.bytes));
  return ok({ data, success: true, status: 200 });
}
