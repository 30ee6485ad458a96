import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The script that stands before the app, on every page: public/start.js. */
const GUARD = 'start.js';

/** Writes it without its comments, as every other script: files of the public folder are copied as they are. */
export function guard(): Plugin {
  let folder = '';
  return {
    name: 'bns-guard',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir;
    },
    generateBundle() {
      const { code, errors } = minifySync(GUARD, readFileSync(join(folder, GUARD), 'utf8'));
      if (errors.length > 0)
        this.error(`${GUARD} is no script: ${errors.map(({ message }) => message).join(', ')}`);
      this.emitFile({ type: 'asset', fileName: GUARD, source: code });
    },
  };
}
