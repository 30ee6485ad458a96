import { defineSecret, defineString } from 'firebase-functions/params';

/** Where all functions run; firebase.json's rewrites repeat it and a test compares (case 30). */
export const REGION = 'asia-south1';

const imgbbUrl = defineString('IMGBB_URL', {
  default: 'https://api.imgbb.com',
  description: 'Address of the picture host’s API',
});
const publicUrl = defineString('PUBLIC_URL', {
  default: '',
  description: 'Address of the site; empty: the project’s own on web.app',
});
const allowedOrigins = defineString('ALLOWED_ORIGINS', {
  default: '',
  description: 'Further origins whose pages may call the API, with commas between',
});

/** The picture host's key; only functions that name it in `secrets` may read it. */
export const IMGBB_KEY = defineSecret('IMGBB_KEY');

export type Config = {
  projectId: string;
  imgbbUrl: string;
  /** Exact origins whose pages may read answers: the site's own and ALLOWED_ORIGINS. */
  allowedOrigins: readonly string[];
};

let read: Config | undefined;

/** The params of this deployment, read at the first call: a deploy loads the code before they have values. */
export function config(): Config {
  read ??= readConfig();
  return read;
}

function readConfig(): Config {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const site = publicUrl.value() === '' ? `https://${projectId}.web.app` : publicUrl.value();
  const further = allowedOrigins.value().split(',');
  return {
    projectId,
    imgbbUrl: imgbbUrl.value().replace(/\/+$/, ''),
    allowedOrigins: [site, ...further].map(originOf).filter((origin) => origin !== null),
  };
}

function originOf(address: string): string | null {
  return URL.parse(address.trim())?.origin ?? null;
}
