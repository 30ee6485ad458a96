/** Lets the service worker keep the shell for when there is no line; after everything that the page itself needs. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that forbids it (a private window) shows the same site, only not without a line.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
