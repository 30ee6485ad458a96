import { type UseKind, USES } from '@bns/domain';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';

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

/** How often one person may do what the API counts; what an operator leaves out, or makes no number, is the domain's. */
const most = {
  writes: defineInt('WRITES_PER_MINUTE', { default: USES.writes.perPerson }),
  tokens: defineInt('TOKENS_PER_HOUR', { default: USES.tokens.perPerson }),
  images: defineInt('IMAGES_PER_HOUR', { default: USES.images.perPerson }),
  reports: defineInt('REPORTS_PER_HOUR', { default: USES.reports.perPerson }),
  payments: defineInt('PAYMENTS_PER_HOUR', { default: USES.payments.perPerson }),
};
const appCheck = defineString('APP_CHECK', {
  default: 'off',
  description: 'enforced: only apps that App Check vouches for may call what needs a login',
  input: select(['off', 'enforced']),
});

const gatewayUrl = defineString('SSLCOMMERZ_URL', {
  default: 'https://securepay.sslcommerz.com',
  description: 'Address of the payment gateway; https://sandbox.sslcommerz.com to try it out',
});
const storeId = defineString('SSLCOMMERZ_STORE_ID', {
  default: '',
  description: 'The store at the payment gateway; empty: no online payment, in person alone',
});

/** The password of the store at the payment gateway; only functions that name it in `secrets` may read it. */
export const SSLCOMMERZ_STORE_PASSWORD = defineSecret('SSLCOMMERZ_STORE_PASSWORD');

/** The picture host's key; only functions that name it in `secrets` may read it. */
export const IMGBB_KEY = defineSecret('IMGBB_KEY');

export type Config = {
  projectId: string;
  imgbbUrl: string;
  /** Exact origins whose pages may read answers: the site's own and ALLOWED_ORIGINS. */
  allowedOrigins: readonly string[];
  /** The site's own origin. */
  site: string;
  limits: Readonly<Record<UseKind, number>>;
  isAppCheckEnforced: boolean;
  /** The payment gateway; null where online payment is off. */
  gateway: { url: string; storeId: string } | null;
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
    imgbbUrl: withoutSlash(imgbbUrl.value()),
    site: originOf(site) ?? site,
    limits: {
      writes: limitOf('writes'),
      tokens: limitOf('tokens'),
      images: limitOf('images'),
      reports: limitOf('reports'),
      payments: limitOf('payments'),
    },
    isAppCheckEnforced: isEnforced(appCheck.value()),
    gateway:
      storeId.value() === '' ? null : { url: withoutSlash(gatewayUrl.value()), storeId: storeId.value() },
    allowedOrigins: [site, ...further].map(originOf).filter((origin) => origin !== null),
  };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function originOf(address: string): string | null {
  const origin = URL.parse(address.trim())?.origin ?? 'null';
  // What has no origin of its own says 'null', as any sandboxed frame does.
  return origin === 'null' ? null : origin;
}

/** A param without a value, or with one that is no number, reads as 0: neither nobody nor everybody is meant by it. */
function limitOf(kind: UseKind): number {
  const said = most[kind].value();
  return said > 0 ? said : USES[kind].perPerson;
}

/** @throws Error for another word: a slip must not leave the door open */
function isEnforced(said: string): boolean {
  if (said === '' || said === 'off') return false;
  if (said === 'enforced') return true;
  throw new Error('APP_CHECK is neither off nor enforced');
}
