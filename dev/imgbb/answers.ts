import { type Answer, html, json } from '../standIn.ts';

// What api.imgbb.com answers (contracts of the service's public page), and what it answers on its bad days.

/** The bad days that the stand-in can be told to have. */
export const moods = [
  'wrongKey',
  'rateLimit',
  'tooLarge',
  'serverErrorHtml',
  'okHtml',
  'silence',
  'reset',
  'noUrl',
  'noMedium',
] as const;
export type Mood = (typeof moods)[number];

/** A picture that lies on the stand-in's disk. */
export interface Stored {
  file: string;
  url: string;
  mime: string;
}

/** One upload that succeeded; sizes in pixels and bytes, `time` in ms since 1970. */
export interface Upload {
  id: string;
  title: string;
  width: number;
  height: number;
  bytes: number;
  time: number;
  image: Stored;
  thumb: Stored;
  medium: Stored | null;
  site: string;
}

/** imgbb's error body: HTTP 400 whatever happened, the reason in `code`. */
export function refusal(message: string, code: number): Answer {
  return json(400, { status_code: 400, error: { message, code }, status_txt: 'Bad Request' });
}

const described = (stored: Stored) => ({
  filename: stored.file,
  name: stored.file.replace(/\.[^.]+$/, ''),
  mime: stored.mime,
  extension: stored.file.split('.').at(-1),
  url: stored.url,
});

/** imgbb's body for a picture that was taken in; its numbers are strings, except `status`. */
export function success(upload: Upload, mood: Mood | undefined): Answer {
  const viewer = `${upload.site}/view/${upload.id}`;
  const data = {
    id: upload.id,
    title: upload.title,
    url_viewer: viewer,
    ...(mood === 'noUrl' ? {} : { url: upload.image.url }),
    display_url: upload.medium?.url ?? upload.image.url,
    width: String(upload.width),
    height: String(upload.height),
    size: String(upload.bytes),
    time: String(Math.floor(upload.time / 1000)),
    expiration: '0',
    image: described(upload.image),
    thumb: described(upload.thumb),
    ...(upload.medium === null || mood === 'noMedium' ? {} : { medium: described(upload.medium) }),
    delete_url: `${viewer}/${upload.id.split('').reverse().join('')}`,
  };
  return json(200, { data, success: true, status: 200 });
}

/** The answer of a bad day that needs no picture; undefined where the picture is looked at first. */
export function moodAnswer(mood: Mood): Answer | undefined {
  if (mood === 'wrongKey') return refusal('Invalid API v1 key.', 100);
  if (mood === 'rateLimit') return refusal('Rate limit reached.', 100);
  if (mood === 'tooLarge') return refusal('Upload is too large (32 MB at most).', 310);
  if (mood === 'serverErrorHtml') return html(502, 'Bad gateway');
  if (mood === 'okHtml') return html(200, 'Be right back');
  return undefined;
}
