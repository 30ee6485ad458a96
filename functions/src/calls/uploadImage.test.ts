import { DomainError } from '@bns/domain';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Dependencies } from '../dependencies.ts';
import type { Asked } from '../http/asked.ts';
import type { Upload } from '../http/readUpload.ts';
import { uploadImage } from './uploadImage.ts';

const placed = (name: string) => {
  const url = `https://i.ibb.co/${name}/phone.webp`;
  return { url, display_url: url, medium: { url: `${url}.md` }, thumb: { url }, width: 1280, height: 960 };
};
const hostPicture = vi.fn<Dependencies['hostPicture']>();
let asked: Asked<Upload>;

beforeAll(async () => {
  const camera = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#2c6e57' } });
  const body = { bytes: await camera.jpeg().toBuffer() };
  asked = { body } as Asked<Upload>;
});

test('a photo is hosted whole and small; the host’s own medium size is nobody’s', async () => {
  hostPicture.mockResolvedValueOnce(placed('whole')).mockResolvedValueOnce(placed('small'));
  const { body } = await uploadImage(asked, { hostPicture });
  expect(body).toMatchObject({ data: { url: placed('whole').url, medium: { url: placed('small').url } } });
});

test('case 64: a small picture that the host does not take loses nobody his photo', async () => {
  hostPicture.mockResolvedValueOnce(placed('whole')).mockRejectedValueOnce(new DomainError('upstream', ''));
  const { status, body } = await uploadImage(asked, { hostPicture });
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { url: placed('whole').url } });
  expect((body as { data: object }).data).not.toHaveProperty('medium');
});

test('both are on their way at once: the small one costs no second wait', async () => {
  const smallAsked = Promise.withResolvers<void>();
  hostPicture
    .mockImplementationOnce(() => smallAsked.promise.then(() => placed('whole')))
    .mockImplementationOnce(async () => {
      smallAsked.resolve();
      return placed('small');
    });
  const { body } = await uploadImage(asked, { hostPicture });
  expect(body).toMatchObject({ data: { url: placed('whole').url, medium: { url: placed('small').url } } });
});

test('case 64: without the whole picture there is none, whatever became of the small one', async () => {
  const fault = new DomainError('upstream', '');
  hostPicture.mockRejectedValueOnce(fault).mockResolvedValueOnce(placed('small'));
  await expect(uploadImage(asked, { hostPicture })).rejects.toBe(fault);
});
