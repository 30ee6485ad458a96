import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { apiDocs } from './apiDocs.ts';
import { guard } from './build/guard.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shell } from './build/shell.ts';
import { identityFault } from './src/app/identityFault.ts';

const offset = Number(process.env['BNS_PORT_OFFSET'] ?? 0);

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Whether a module is among those that one of these draws with at once, wherever else it is used. */
function isUsedBy(starts: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (starts.test(id)) return true;
  // The domain's index names everything there is, for everybody.
  if (seen.has(id) || id.endsWith('/domain/index.ts')) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isUsedBy(starts, importer, graph, seen));
}

const homePage = /\/routes\/Landing\.tsx$/;
const phoneLists = /\/(?:routes\/(?:CategoriesShell|AllProducts)|ui\/MuiWorld)\.tsx$/;
const isMui = (id: string) => /node_modules\/(?:@mui|@emotion)\//.test(id);

/**
 * What every page needs comes in two files, which compress better than a dozen: the packages, which stay cached from
 * deploy to deploy, and our own. What the home page needs beside them is one more, and so is what lists of phones need of
 * MUI, the first page with it that most people see.
 */
const files = [
  { name: 'base', test: /node_modules/, tags: ['$initial' as const], priority: 3 },
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: (id: string, graph: Graph) => (isUsedBy(homePage, id, graph) ? 'landing' : null), priority: 1 },
  { name: (id: string, graph: Graph) => (isMui(id) && isUsedBy(phoneLists, id, graph) ? 'mui' : null) },
];

/** Parts of Firebase that reactfire names and we do not use. Their modules have effects, so no build drops them by itself. */
const unusedFirebase = /node_modules\/@?firebase\/(?:functions|remote-config|storage)\//;

/** What reactfire puts into a table as it loads. */
const databaseNames = 'get, off, onChildAdded, onChildChanged, onChildMoved, onChildRemoved, onValue';

/** reactfire fills a table with names of the Realtime Database, which we do not use: a build leaves them empty. */
function withoutDatabase(): Plugin {
  const empty = '\0without-database';
  return {
    name: 'bns-without-database',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'firebase/database' ? empty : null),
    load: (id) => (id === empty ? `export let ${databaseNames};` : null),
  };
}

/** Preloads the Latin half of the typeface, which every page shows; the Bangla half waits for Bangla text. */
function preloadLatin(): Plugin {
  return {
    name: 'bns-preload-latin',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /anek-latin.*\.woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

export default defineConfig(({ command, mode }) => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const fault = identityFault(loadEnv(mode, root, 'VITE_'));
  if (command === 'build' && fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  return {
    root,
    plugins: [
      react(),
      withoutDatabase(),
      preloadLatin(),
      guard(),
      shell(),
      apiDocs(),
      prerender(() => [react(), withoutDatabase()]),
      serviceWorker(),
    ],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // One small file for all pages: what is written at build is painted as it will stay.
      cssCodeSplit: false,
      // Browsers without it load the same scripts a little later.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: { codeSplitting: { groups: files } },
        treeshake: { moduleSideEffects: [{ test: unusedFirebase, sideEffects: false }] },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173 + offset,
      strictPort: true,
      proxy: { '/api': `http://127.0.0.1:${5050 + offset}` },
    },
  };
});
