import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { type Bundle, filesOf } from './chunks.ts';
import { SHELL } from './shell.ts';

type Page = { path: string; module: string; answers?: readonly string[] };

const landing = { module: '/routes/Landing.tsx', answers: ['/api/landing'] };

/** Pages whose content is known at build, by file: which code draws them, and what they ask for. */
const PAGES: Record<string, Page> = {
  'index.html': { path: '/', ...landing },
  'home.html': { path: '/home', ...landing },
  'blog.html': { path: '/blog', module: '/routes/Blog.tsx' },
};

/**
 * What a page loads as soon as its HTML is there, instead of when its code has asked for it. An answer is preloaded as
 * `fetch` asks for it, by CORS: else it would be loaded twice (fetch.spec.whatwg.org, "preload key").
 */
export function loadedEarly(files: readonly string[], answers: readonly string[] = []): string {
  return [
    ...files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...answers.map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`),
  ].join('');
}

/** What React puts before the content for the head: titles, descriptions, what is to be loaded early. */
const FOR_HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** The page with its content, and with its own title and description instead of the shell's. */
export function withContent(shell: string, content: string): string {
  const head = FOR_HEAD.exec(content)?.[0] ?? '';
  const bare = shell
    .replace(/<title>[^<]*<\/title>/, (title) => (head.includes('<title>') ? '' : title))
    .replace(/<meta name="description"[^>]*>/, (meta) => (head.includes('name="description"') ? '' : meta));
  return bare
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content.slice(head.length)}</div>`);
}

/**
 * Writes the pages that strangers come to with their content in them: they are read before any script has run, by people
 * on a slow line and by machines.
 */
export function prerender(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let outDir = '';
  const early: Record<string, string> = {};
  return {
    name: 'bns-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle: Bundle) {
      for (const [file, { module, answers }] of Object.entries(PAGES))
        early[file] = loadedEarly(filesOf(bundle, [module]), answers);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const serverDir = join(outDir, '../.server');
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: plugins(),
          ssr: { noExternal: true },
          build: { ssr: 'src/server.tsx', outDir: serverDir, assetsInlineLimit: 0, target: 'node20' },
        });
        const { render } = (await import(pathToFileURL(join(serverDir, 'server.js')).href)) as {
          render: (path: string) => Promise<string>;
        };
        const shell = readFileSync(join(outDir, SHELL), 'utf8');
        for (const [file, { path }] of Object.entries(PAGES)) {
          const page = withContent(shell, await render(path));
          writeFileSync(
            join(outDir, file),
            page.replace('</head>', () => `${early[file]}</head>`),
          );
        }
        rmSync(serverDir, { recursive: true, force: true });
      },
    },
  };
}
