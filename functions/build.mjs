// Bundles src/index.ts with the domain and yup into lib/index.js. A deploy uploads this folder alone, so whatever
// is not inlined must stand in package.json's dependencies: any other import fails the build.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';

const room = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: { outdir: { type: 'string', default: join(room, 'lib') }, watch: { type: 'boolean' } },
});
const installed = Object.keys(JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')).dependencies);

/** @type {import('esbuild').Plugin} */
const undeclaredImports = {
  name: 'undeclared-imports',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const imports = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.imports);
      const undeclared = imports
        .filter(({ external, path }) => external && !isBuiltin(path))
        .filter(({ path }) => !installed.some((name) => path === name || path.startsWith(`${name}/`)));
      return { errors: undeclared.map(({ path }) => ({ text: `${path} is not in functions/package.json` })) };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: room,
  entryPoints: { index: 'src/index.ts' },
  outdir: values.outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: installed.flatMap((name) => [name, `${name}/*`]),
  metafile: true,
  logLevel: 'info',
  plugins: [undeclaredImports],
};

if (values.watch) await (await context(options)).watch();
else await build(options).catch(() => process.exit(1));
