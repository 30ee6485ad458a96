/**
 * What firebase.json gives every page but `/`, for what a function answers itself: Hosting is not known to add its own
 * headers there. Where it does, the two say the same.
 */
export const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self' https://apis.google.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://i.ibb.co https://lh3.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self' https://i.ibb.co https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
      'https://firestore.googleapis.com https://apis.google.com',
    "frame-src 'self' https://*.firebaseapp.com https://accounts.google.com",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The headers of a page of ours.
 * @param isEmulated then the policy is left to Hosting's emulator, which adds the addresses of the other emulators
 */
export function pageHeaders(isEmulated: boolean): Readonly<Record<string, string>> {
  const { 'Content-Security-Policy': policy, ...others } = PAGE_HEADERS;
  return isEmulated ? others : { ...others, 'Content-Security-Policy': policy };
}
