import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropData, hasData, keepData } from './keptData.ts';

let folder = '';
const folders = () => ({
  data: join(folder, 'data'),
  nextData: join(folder, 'data.next'),
  pictures: join(folder, 'pictures'),
});
const write = (at: string, file: string, text: string) => {
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, file), text);
};
const metadata = 'firebase-export-metadata.json';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the export of a run takes the place of yesterday’s data', () => {
  write(folders().data, metadata, 'yesterday');
  write(folders().nextData, metadata, 'today');
  keepData(folders());
  expect(readFileSync(join(folders().data, metadata), 'utf8')).toBe('today');
});

test('yesterday’s data stays when the export did not come about', () => {
  write(folders().data, metadata, 'yesterday');
  write(folders().nextData, 'half', '');
  keepData(folders());
  expect(readFileSync(join(folders().data, metadata), 'utf8')).toBe('yesterday');
});

test('after dropping there is neither data nor a picture', () => {
  write(folders().data, metadata, '');
  write(folders().pictures, 'a.jpg', '');
  dropData(folders());
  expect([hasData(folders()), existsSync(folders().pictures)]).toEqual([false, false]);
});
