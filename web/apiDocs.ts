import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'];

/**
 * Puts Swagger UI beside our page of public/api/docs, as it is: no part of the app, which never loads it. Under
 * `npm run dev` Hosting serves both, by the proxy.
 */
export function apiDocs(): Plugin {
  return {
    name: 'bns-api-docs',
    apply: 'build',
    generateBundle() {
      const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
      for (const name of FILES) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `api/docs/${name}`, source });
      }
    },
  };
}
