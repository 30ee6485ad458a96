import { isWebAddress } from './isWebAddress.ts';

/** A page that does not come within this time is no longer waited for (ms). */
const PATIENCE_MS = 15_000;

/**
 * Leaves the app for another site, in this tab.
 * @returns when somebody comes back to this page as the browser kept it, or the other did not come: until then a button
 * that leads there is not pressed twice
 * @throws where it is no address of the web (case 56)
 */
export function leaveFor(address: string): Promise<void> {
  if (!isWebAddress(address)) throw new Error('That is no address of the web');
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
