import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Bundle, entryFiles, filesOf } from './chunks.ts';
import { SHELL } from './shell.ts';

/** What is worth having without a line, by who has a use for it (web/src/app/codeSoon.ts). */
const SOON = {
  light: ['/routes/Landing.tsx', '/routes/Blog.tsx', '/routes/PhonePage.tsx', '/ui/notifyStack.tsx'],
  lists: [
    '/routes/CategoriesShell.tsx',
    '/routes/AllProducts.tsx',
    '/routes/Category.tsx',
    '/ui/MuiWorld.tsx',
    '/live/identity.ts',
    '/live/userWatch.ts',
  ],
};

/** Files that the shell's page itself names: its styles, its font. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/"\/(assets\/[^"]+\.(?:css|woff2))"/g)].flatMap(([, name]) => name ?? []);
}

/**
 * Builds /sw.js, which keeps the shell for when there is no line. Its list of files is written into it, so that it differs
 * whenever they do. It runs after the pages have been written.
 */
export function serviceWorker(): Plugin {
  let assets: string[] = [];
  const soon: Record<string, string[]> = {};
  let outDir = '';
  return {
    name: 'bns-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle: Bundle) {
      assets = entryFiles(bundle);
      for (const [part, modules] of Object.entries(SOON))
        soon[part] = filesOf(bundle, modules).map((name) => `/${name}`);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const html = readFileSync(join(outDir, SHELL), 'utf8');
        const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
        const files = [...new Set([...assets, ...namedIn(html)])].map((name) => ({
          url: `/${name}`,
          revision: null,
        }));
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            SHELL_FILES: JSON.stringify([{ url: '/shell', revision }, ...files]),
            SOON_FILES: JSON.stringify(soon),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: join(outDir, '../worker/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
