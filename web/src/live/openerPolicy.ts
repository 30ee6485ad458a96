/** A window apart from whoever opened it, which may still open the one of Google's sign-in (case 4). */
export const OPENER_POLICY = {
  name: 'cross-origin-opener-policy',
  value: 'same-origin-allow-popups',
} as const;

/** The only page that Hosting sends without it (firebase.json): it costs a first visit a new process (decision 30). */
export const WITHOUT_OPENER_POLICY = '/';

/** What the service worker says in Server-Timing of that page where it gave it the header. */
export const OWN_WINDOW = 'own-window';
