import { expect, test } from 'vitest';
import { type Bundle, type Chunk, entryFiles, filesOf } from './chunks.ts';

const chunk = (fileName: string, over: Partial<Chunk> = {}): Chunk => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  moduleIds: [],
  ...over,
});
const bundle: Bundle = Object.fromEntries(
  [
    chunk('index.js', { isEntry: true, imports: ['base.js', 'app.js'] }),
    chunk('base.js'),
    chunk('app.js', { imports: ['base.js'] }),
    chunk('Blog.js', { imports: ['app.js', 'words.js'], moduleIds: ['/web/src/routes/Blog.tsx'] }),
    chunk('words.js', { imports: ['Blog.js'] }),
  ].map((file) => [file.fileName, file]),
);

test('every page begins with the entry and what it imports', () => {
  expect(entryFiles(bundle)).toEqual(['index.js', 'base.js', 'app.js']);
});

test('a page needs its own file and what that imports, and not again what it began with', () => {
  expect(filesOf(bundle, ['/routes/Blog.tsx'])).toEqual(['Blog.js', 'words.js']);
});

test('a page that is nowhere stops the build', () => {
  expect(() => filesOf(bundle, ['/routes/Gone.tsx'])).toThrow('/routes/Gone.tsx is in no file');
});
