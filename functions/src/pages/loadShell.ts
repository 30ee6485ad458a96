import { isShell } from './filledShell.ts';

const TIMEOUT_MS = 5_000;

/**
 * The app's HTML as Hosting serves it now: web/vite.config.ts writes it as shell.html.
 * @param site the site's origin
 * @throws where Hosting does not answer with it
 */
export async function loadShell(site: string): Promise<string> {
  const response = await fetch(`${site}/shell`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await response.text();
  if (!response.ok || !isShell(html)) throw new Error('Hosting gave no shell');
  return html;
}
