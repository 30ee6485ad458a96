import { afterEach, expect, test, vi } from 'vitest';
import { filesSoon, keepFiles } from './codeSoon.ts';

const files = {
  light: ['/assets/landing.js', '/assets/shared.js'],
  lists: ['/assets/lists.js', '/assets/shared.js'],
};

test.each([
  [{ kind: 'code-soon', parts: ['light'] }, ['/assets/landing.js', '/assets/shared.js']],
  [
    { kind: 'code-soon', parts: ['light', 'lists'] },
    ['/assets/landing.js', '/assets/shared.js', '/assets/lists.js'],
  ],
  [{ kind: 'code-soon', parts: [] }, []],
  [{ kind: 'another', parts: ['light'] }, []],
  ['light', []],
  [null, []],
])('%o asks for %o', (message, wanted) => {
  expect(filesSoon(message, files)).toEqual(wanted);
});

afterEach(() => vi.unstubAllGlobals());

test('only what is not there yet is fetched, and a failure is not kept', async () => {
  const held = new Map<string, Response>([['/assets/here.js', new Response('here')]]);
  const fetched: string[] = [];
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (name: string) => Promise.resolve(held.get(name)),
        put: (name: string, answer: Response) => Promise.resolve(void held.set(name, answer)),
      }),
  });
  vi.stubGlobal('fetch', (name: string) => {
    fetched.push(name);
    return Promise.resolve(new Response('', { status: name.includes('gone') ? 404 : 200 }));
  });
  await keepFiles('code', ['/assets/here.js', '/assets/gone.js', '/assets/new.js']);
  expect(fetched).toEqual(['/assets/gone.js', '/assets/new.js']);
  expect([...held.keys()]).toEqual(['/assets/here.js', '/assets/new.js']);
});
