import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REGION } from './config.ts';

/**
 * What a deploy does with the built folder, as far as it goes without a project: nothing of the repository is near, and
 * packages come from the registry.
 */
const room = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
let copy: string;

const env = () => ({
  ...process.env,
  GCLOUD_PROJECT: 'demo-bns',
  FUNCTION_SIGNATURE_TYPE: 'http',
  NODE_PATH: '',
});

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'bns-functions-'));
  await run(process.execPath, ['build.mjs', '--outdir', join(copy, 'lib')], { cwd: room });
  await copyFile(join(room, 'package.json'), join(copy, 'package.json'));
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: copy,
    env: env(),
  });
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a script beside the copy and reads what it prints as JSON. */
async function inCopy(script: string): Promise<unknown> {
  const file = join(copy, 'ask.mjs');
  await writeFile(file, script);
  const { stdout } = await run(process.execPath, [file], { cwd: copy, env: env() });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

test('the copy lists no package of the workspace', async () => {
  const { dependencies = {} } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@bns/'))).toEqual([]);
});

test('the copy answers GET /healthz, and loads no image library for it', async () => {
  const answer = await inCopy(`
    import { createServer } from 'node:http';
    import { createRequire } from 'node:module';
    import { api } from './lib/index.js';
    const server = createServer((request, response) => api(request, response));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const response = await fetch('http://127.0.0.1:' + server.address().port + '/api/healthz');
    const body = await response.json();
    const loaded = Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/sharp/'));
    console.log(JSON.stringify({ status: response.status, body, loaded }));
    process.exit(0);
  `);
  expect(answer).toEqual({ status: 200, body: { status: 'ok' }, loaded: false });
});

test('the copy’s image library works', async () => {
  const answer = await inCopy(`
    import sharp from 'sharp';
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp().toBuffer();
    console.log(JSON.stringify((await sharp(picture).metadata()).format));
  `);
  expect(answer).toBe('webp');
});

/** The functions that may read a secret. */
const SECRETS: Partial<Record<string, string[]>> = {
  api: ['SSLCOMMERZ_STORE_PASSWORD'],
  images: ['IMGBB_KEY'],
  settlePayments: ['SSLCOMMERZ_STORE_PASSWORD'],
};

type Manifest = {
  endpoints: Record<
    string,
    {
      region: string[];
      maxInstances: number | null;
      eventTrigger?: { retry: boolean };
      secretEnvironmentVariables?: { key: string }[];
    }
  >;
};

test('the manifest lists the functions, each where it belongs, bounded, and retried where it is a trigger', async () => {
  const manifestFile = join(copy, 'manifest.json');
  const cli = join(copy, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  await run(process.execPath, [cli, copy], {
    cwd: copy,
    env: { ...env(), FUNCTIONS_MANIFEST_OUTPUT_PATH: manifestFile },
  });
  const { endpoints } = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  expect(Object.keys(endpoints).sort()).toEqual([
    'api',
    'countReports',
    'describeProduct',
    'followOrder',
    'followProduct',
    'followUser',
    'followWish',
    'images',
    'landingOnCategory',
    'landingOnProduct',
    'mirrorUser',
    'phonePage',
    'renameCategory',
    'repairCopies',
    'settlePayments',
  ]);
  for (const [name, { region, maxInstances, eventTrigger, secretEnvironmentVariables }] of Object.entries(
    endpoints,
  )) {
    expect([name, region, (maxInstances ?? 0) > 0]).toEqual([name, [REGION], true]);
    expect([name, eventTrigger?.retry ?? true]).toEqual([name, true]);
    const secrets = secretEnvironmentVariables?.map(({ key }) => key) ?? [];
    expect([name, secrets]).toEqual([name, SECRETS[name] ?? []]);
  }
});
