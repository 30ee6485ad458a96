import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { filesSoon, keepFiles } from './codeSoon.ts';
import { expiring } from './expiring.ts';
import { isPhonePicture, isPublicAnswer } from './kept.ts';
import { marked } from './marked.ts';
import { inOwnWindow } from './ownWindow.ts';

declare const self: ServiceWorkerGlobalScope;
/** The shell's page and what it cannot start without; the build writes it here. */
declare const SHELL_FILES: PrecacheEntry[];
/** What else is worth having without a line, by who has a use for it; the build writes it here. */
declare const SOON_FILES: Parameters<typeof filesSoon>[1];

const SHELL = '/shell';
const CODE = 'bns-code';
const CODE_FILES = 120;
const ANSWERS = 8;
const PICTURES = 120;
const WEEK_S = 7 * 24 * 60 * 60;
/** A line that has given nothing for so long is taken for none; the page asks again for an answer that was only kept. */
const PAGE_PATIENCE_S = 8;
const ANSWER_PATIENCE_S = 4;

/**
 * Keeps what is needed to look at what was last seen without a line: the shell, code, public answers, pictures. It never
 * keeps an answer that was asked for with a bearer, and Firestore's streams pass it by.
 */
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: '' });

// A page is asked for while the worker starts (w3c.github.io/ServiceWorker, navigation preload).
self.addEventListener('activate', (event) => {
  if ('navigationPreload' in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});
self.addEventListener('message', (event) => {
  event.waitUntil(keepFiles(CODE, filesSoon(event.data, SOON_FILES)).catch(() => undefined));
});

// Pages come from the network, so that a new deploy is seen at once; the shell stands in where there is none.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_PATIENCE_S,
    plugins: [
      {
        handlerWillRespond: ({ request, response }) =>
          Promise.resolve(inOwnWindow(new URL(request.url).pathname, response)),
      },
    ],
  }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') {
    const shell = await matchPrecache(SHELL);
    return shell === undefined ? Response.error() : inOwnWindow(new URL(request.url).pathname, shell);
  }
  // A picture host that allows no CORS still shows its pictures; they are not kept.
  return request.destination === 'image' ? fetch(request) : Response.error();
});

// A file's name holds its digest. Files of the deploy before stay for pages that are still open.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CODE,
    plugins: [expiring({ maxEntries: CODE_FILES, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPublicAnswer(url.pathname, request.headers),
  new NetworkFirst({
    cacheName: 'bns-answers',
    // They vary by the asking origin, which a preload and a fetch tell differently; ours is the only one here.
    matchOptions: { ignoreVary: true },
    networkTimeoutSeconds: ANSWER_PATIENCE_S,
    plugins: [
      expiring({ maxEntries: ANSWERS, maxAgeSeconds: WEEK_S }),
      {
        cachedResponseWillBeUsed: ({ cachedResponse }) =>
          Promise.resolve(cachedResponse && marked(cachedResponse)),
      },
    ],
  }),
);

// Asked for with CORS: an answer that scripts may not read would count as megabytes of the site's quota.
registerRoute(
  ({ url, request }) => request.destination === 'image' && isPhonePicture(url),
  new CacheFirst({
    cacheName: 'bns-pictures',
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [expiring({ maxEntries: PICTURES, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true })],
  }),
);
