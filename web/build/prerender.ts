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
 * What a page loads early, instead of when its code has asked for it. An answer is preloaded as `fetch` asks for it, by
 * CORS: else it would be loaded twice (fetch.spec.whatwg.org, "preload key").
 */
export function loadedEarly(files: readonly string[], answers: readonly string[] = []): string {
  return [
    ...files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...answers.map(
      (address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`,
    ),
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

const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** It looks for the template as soon as it has come, which may be before the page is read to its end. */
const GUARD = '<script async src="/start.js"></script>';
const OF_SCRIPTS = /<(?:script type="module"|link rel="modulepreload") [^>]*>(?:<\/script>)?/g;
const OF_ANSWERS = /<link rel="preload" as="fetch" [^>]*>/g;

/**
 * A page that is painted as soon as it is there, before any other file has come: it brings its styles along, and what its
 * scripts need lies in a template until it has been painted (web/public/start.js). Then too they stand behind the pictures
 * and the typeface: they only take over what is seen already. Its answers are asked for then, before the scripts that show
 * them: their arrival would take the processor from the first look.
 * @param built the text of a built file by its name
 */
export function paintedFirst(page: string, built: (name: string) => string): string {
  const scripts = [...page.matchAll(OF_SCRIPTS)].map(([tag]) =>
    tag.replace(' crossorigin', ' fetchpriority="low"$&'),
  );
  const answers = page.match(OF_ANSWERS) ?? [];
  return page
    .replace(OF_SCRIPTS, '')
    .replace(OF_ANSWERS, '')
    .replace(STYLES, (_link, name: string) => `<style>${built(name)}</style>`)
    .replace(
      GUARD,
      (guard) => `<template id="scripts">${[...answers, ...scripts].join('')}</template>${guard}`,
    );
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
        const built = (name: string) => readFileSync(join(outDir, name), 'utf8');
        const shell = built(SHELL);
        for (const [file, { path }] of Object.entries(PAGES)) {
          const page = withContent(shell, await render(path)).replace(
            '</head>',
            () => `${early[file]}</head>`,
          );
          writeFileSync(join(outDir, file), paintedFirst(page, built));
        }
        rmSync(serverDir, { recursive: true, force: true });
      },
    },
  };
}
