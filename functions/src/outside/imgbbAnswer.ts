import * as yup from 'yup';

/** What the relay tells of a hosted picture. `delete_url` is not among it: whoever holds it can delete the picture. */
export type HostedPicture = {
  url: string;
  display_url: string;
  /** Absent for pictures of at most about 640 px. */
  medium?: { url: string };
  thumb: { url: string };
  width: number;
  height: number;
};

const sized = yup.object({ url: yup.string().required() });
const answerSchema = yup.object({
  data: yup
    .object({
      url: yup.string().required(),
      display_url: yup.string(),
      medium: sized.default(undefined).notRequired(),
      thumb: sized.default(undefined).notRequired(),
      // Numbers come as strings or as numbers.
      width: yup.number().required(),
      height: yup.number().required(),
    })
    .required(),
  success: yup.boolean().oneOf([true]).required(),
});

/** @returns null for anything but a success with an address: HTML, another JSON, a success without a picture */
export function readHosted(text: string): HostedPicture | null {
  try {
    const { data } = answerSchema.validateSync(JSON.parse(text));
    const { url, width, height } = data;
    return {
      url,
      display_url: data.display_url ?? url,
      ...(data.medium && { medium: { url: data.medium.url } }),
      thumb: { url: data.thumb?.url ?? url },
      width,
      height,
    };
  } catch {
    return null;
  }
}
