import type { Plugin } from 'vite';

/** The page without content: for every address that has none at build (firebase.json's last rewrite). */
export const SHELL = 'shell.html';

/**
 * Writes index.html a second time as shell.html, as it is before anything is drawn into it: what a function fills with
 * a page's own head, too.
 */
export function shell(): Plugin {
  return {
    name: 'bns-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build has no index.html');
        this.emitFile({ type: 'asset', fileName: SHELL, source: page.source });
      },
    },
  };
}
