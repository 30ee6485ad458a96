import { expect, test } from 'vitest';
import { manifest, zipOf } from './launcherJar.ts';

test('a manifest line has 72 bytes at most and goes on after a space', () => {
  const lines = manifest(`/opt/${'long/'.repeat(40)}emulator.jar`).split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
  expect(lines.join('').replaceAll(/(?<=\S) /g, '')).toContain('Main-Class:com.google.cloud');
});

test('the folded class path is the whole address again', () => {
  const jar = `/opt/${'long/'.repeat(40)}emulator.jar`;
  expect(manifest(jar).replaceAll('\r\n ', '')).toContain(`Class-Path: file://${jar}\r\n\r\n`);
});

test('the archive holds the one entry, uncompressed, and says where its directory begins', () => {
  const zip = zipOf('META-INF/MANIFEST.MF', 'text');
  const directory = zip.readUInt32LE(zip.length - 6);
  expect(zip.toString('latin1', directory, directory + 4)).toBe('PK\x01\x02');
  expect(zip.toString('latin1', 30, 54)).toBe('META-INF/MANIFEST.MFtext');
});
