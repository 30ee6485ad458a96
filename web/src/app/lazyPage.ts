import { type ComponentType, lazy } from 'react';
import { withMui } from '../ui/withMui.tsx';

const KEY = 'bns-reloaded';
const never = new Promise<never>(() => {});

type Page = { default: ComponentType };

/** sessionStorage may be switched off; then the person sees the error panel at once. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/**
 * Loads a page's code; when it is gone (a deploy replaced it) reloads once, silently, for the new one. When it is
 * still gone the error reaches the boundary (case 23).
 */
export async function loadPage(
  load: () => Promise<Page>,
  reload = () => window.location.reload(),
): Promise<Page> {
  try {
    const page = await load();
    forget();
    return page;
  } catch (error) {
    if (!mayReload()) {
      forget();
      throw error;
    }
    reload();
    return never;
  }
}

/** A page whose code comes when it is first shown. */
export const lazyPage = (load: () => Promise<Page>) => lazy(() => loadPage(load));

/** The same for a page, or a layout and all pages in it, that is drawn with MUI. */
export const muiPage = (load: () => Promise<Page>) => {
  const loadBoth = withMui(async () => (await load()).default);
  return lazyPage(async () => ({ default: await loadBoth() }));
};
