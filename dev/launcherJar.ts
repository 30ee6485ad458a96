import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const entryName = 'META-INF/MANIFEST.MF';
const longestLine = 70;

/** A jar manifest; its lines may have 72 bytes at most and go on after a line end and a space. */
export function manifest(jar: string): string {
  const folded = (line: string) => line.match(new RegExp(`.{1,${longestLine}}`, 'g'))?.join('\r\n ') ?? '';
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return `${lines.map(folded).join('\r\n')}\r\n\r\n`;
}

/** A zip archive with one stored (uncompressed) entry, after the format's APPNOTE 4.3. */
export function zipOf(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), content]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** Writes the one-file jar that starts the Cloud CLI's Firestore emulator, which has no Main-Class of its own. */
export function writeLauncherJar(target: string, jar: string): string {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, zipOf(entryName, manifest(jar)));
  return target;
}
