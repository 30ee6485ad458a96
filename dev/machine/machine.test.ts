import { describe, expect, test } from 'vitest';
import { portsAt } from '../ports.mjs';
import { judgeBrowser } from './browser.mjs';
import { judgePorts } from './busy.mjs';
import { type JarSightings, judgeJar, newestJar } from './jar.mjs';
import { javaMajor, judgeJvm } from './jvm.mjs';
import { judgeNode } from './node.mjs';
import { staleness } from './packages.mjs';

describe('Java', () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_401"', 8],
    ['IMPLEMENTOR="Eclipse Adoptium"\nJAVA_VERSION="25.0.1"\n', 25],
    ['command not found', 0],
  ])('reads the version out of %j', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });

  test('takes the one on PATH when it is new enough', () => {
    expect(
      judgeJvm([
        { home: null, major: 21 },
        { home: '/jdk', major: 25 },
      ]).home,
    ).toBeNull();
  });

  test('takes an installed one when the one on PATH is too old', () => {
    expect(
      judgeJvm([
        { home: null, major: 17 },
        { home: '/jdk-25', major: 25 },
      ]).home,
    ).toBe('/jdk-25');
  });

  test.each([
    ['the newest is 17', [{ home: null, major: 17 }], 'The newest Java here is 17'],
    ['there is none', [{ home: null, major: 0 }], 'No Java was found'],
  ])('names the package that helps when %s', (_, found, start) => {
    const { finding } = judgeJvm(found);
    expect([
      finding.ok,
      finding.sentence.startsWith(start),
      finding.sentence.includes('openjdk-21-jre-headless'),
    ]).toEqual([false, true, true]);
  });
});

describe('the Firestore emulator', () => {
  const nothing: JarSightings = {
    asked: null,
    askedExists: false,
    cached: null,
    cloudCli: null,
    reachable: false,
  };

  test('is the one of the variable before any other', () => {
    const seen = { ...nothing, asked: '/a.jar', askedExists: true, cached: '/b.jar', cloudCli: '/c.jar' };
    expect(judgeJar(seen)).toMatchObject({ jar: '/a.jar', launch: null });
  });

  test('is firebase-tools’ own before the Cloud CLI’s', () => {
    expect(judgeJar({ ...nothing, cached: '/b.jar', cloudCli: '/c.jar' })).toMatchObject({ jar: '/b.jar' });
  });

  test('needs a launcher when it is the Cloud CLI’s', () => {
    expect(judgeJar({ ...nothing, cloudCli: '/c.jar' })).toMatchObject({ jar: null, launch: '/c.jar' });
  });

  test('is left to firebase-tools when its download can be reached', () => {
    expect(judgeJar({ ...nothing, reachable: true })).toMatchObject({ finding: { ok: true }, jar: null });
  });

  test('is missing when there is no copy and no network', () => {
    expect(judgeJar(nothing).finding).toMatchObject({ ok: false });
  });

  test('is missing when the variable names nothing, even with other copies', () => {
    expect(judgeJar({ ...nothing, asked: '/gone.jar', cached: '/b.jar' }).finding.sentence).toContain(
      '/gone.jar',
    );
  });

  test('is the newest of several in the cache', () => {
    const names = [
      'cloud-firestore-emulator-v1.9.0.jar',
      'ui-v1.15.0',
      'cloud-firestore-emulator-v1.19.9.jar',
    ];
    expect(newestJar(names)).toBe('cloud-firestore-emulator-v1.19.9.jar');
  });
});

describe('the other findings', () => {
  test('a busy port is told with its number, its service and the remedy', () => {
    const [finding] = judgePorts(portsAt(0), ['hosting']);
    expect(finding?.sentence).toMatch(/^Port 5050, which Hosting needs, is in use: .*BNS_PORT_OFFSET/);
  });

  test('free ports are one good finding', () => {
    expect(judgePorts(portsAt(0), [])).toMatchObject([{ ok: true }]);
  });

  const noBrowser = { asked: null, askedExists: false, installed: null, packaged: false };
  test.each([
    [
      'CHROME_PATH first',
      { ...noBrowser, asked: '/x', askedExists: true, installed: '/y', packaged: true },
      '/x',
    ],
    ['an installed one next', { ...noBrowser, installed: '/y', packaged: true }, '/y'],
    ['the package last', { ...noBrowser, packaged: true }, null],
  ])('a browser: %s', (_, seen, path) => {
    expect(judgeBrowser(seen)).toMatchObject({ finding: { ok: true }, path });
  });

  test.each([noBrowser, { ...noBrowser, asked: '/gone', installed: '/y' }])(
    'a browser is missing: %j',
    (seen) => {
      expect(judgeBrowser(seen).finding.ok).toBe(false);
    },
  );

  test('Node 20 alone is not enough', () => {
    expect(judgeNode([{ path: '/node', version: 'v20.20.2' }], false)).toMatchObject({
      finding: { ok: false },
      path: null,
    });
  });

  test('Node 24 is taken wherever it is', () => {
    const found = [
      { path: '/old', version: 'v20.20.2' },
      { path: '/new', version: 'v24.21.0' },
    ];
    expect(judgeNode(found, false).path).toBe('/new');
  });
});

describe('installed packages', () => {
  const lock = (version: string, optional = false) => ({
    packages: { '': {}, 'node_modules/a': { version, integrity: `sha-${version}`, optional } },
  });

  test('are due when nothing was installed', () => {
    expect(staleness(lock('1.0.0'), null)).toBe('nothing is installed yet');
  });

  test('are due when the lockfile has another version', () => {
    expect(staleness(lock('1.0.1'), lock('1.0.0'))).toBe('node_modules/a is another version');
  });

  test('are due when one is missing', () => {
    expect(staleness(lock('1.0.0'), { packages: {} })).toBe('node_modules/a is missing');
  });

  test('may lack another platform’s', () => {
    expect(staleness(lock('1.0.0', true), { packages: {} })).toBeNull();
  });

  test('are good when they are the lockfile’s', () => {
    expect(staleness(lock('1.0.0'), lock('1.0.0'))).toBeNull();
  });
});
