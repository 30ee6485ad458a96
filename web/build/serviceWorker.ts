import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { SHELL } from './shell.ts';

type Chunk = { type: 'chunk'; fileName: string; isEntry: boolean; imports: string[] };
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>;

/** What the shell's page cannot start without: the entry, what it imports, styles and the Latin half of the typeface. */
function shellAssets(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const want = (fileName: string) => {
    if (wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const imported of named.get(fileName)?.imports ?? []) want(imported);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) want(fileName);
  return [...wanted];
}

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
  let outDir = '';
  return {
    name: 'bns-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      assets = shellAssets(bundle);
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
