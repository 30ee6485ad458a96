import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import type { Upload } from '../http/readUpload.ts';
import { preparePicture } from '../images/preparePicture.ts';

/**
 * `POST /images`: a photo becomes a hosted picture.
 * @throws DomainError `too-large`, `invalid` or `upstream`
 */
export async function uploadImage(
  { body }: Asked<Upload>,
  { hostPicture }: Pick<Dependencies, 'hostPicture'>,
): Promise<Answer> {
  const data = await hostPicture(await preparePicture(body.bytes));
  return ok({ data, success: true, status: 200 });
}
