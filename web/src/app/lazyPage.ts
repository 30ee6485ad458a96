import { type ComponentType, createElement, lazy } from 'react';
import { withMui } from '../ui/withMui.tsx';
import { PageAway } from './PageAway.tsx';

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
 * still gone the error reaches who asked (case 23). Without a line nothing is gone, and a reload would only lose the page
 * that is here.
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
    if (!navigator.onLine) throw error;
    if (!mayReload()) {
      forget();
      throw error;
    }
    reload();
    return never;
  }
}

function lazily(load: () => Promise<Page>, isLayout: boolean) {
  const away = () => ({ default: () => createElement(PageAway, { load, isLayout }) });
  return lazy(() => loadPage(load).catch(away));
}

function besideMui(load: () => Promise<Page>): () => Promise<Page> {
  const loadBoth = withMui(async () => (await load()).default);
  return async () => ({ default: await loadBoth() });
}

/** A page whose code comes when it is first shown. */
export const lazyPage = (load: () => Promise<Page>) => lazily(load, false);

/** The same for a page that is drawn with MUI. */
export const muiPage = (load: () => Promise<Page>) => lazily(besideMui(load), false);

/** The same for a layout, and all pages in it: it brings the header. */
export const muiLayout = (load: () => Promise<Page>) => lazily(besideMui(load), true);
