import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryNotices, sayCarriedNotices } from './carriedNotices.ts';
import { notify, setNoticeStack } from './notify.ts';

const kept = new Map<string, string>();
let shown: string[] = [];

/** As a page that has just been loaded: what was said before is not on it. */
function load(): void {
  shown = [];
  sayCarriedNotices();
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  setNoticeStack({ show: ({ kind, text }) => void shown.push(`${kind} ${text}`), close: () => {} });
  return () => setNoticeStack(undefined);
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was said just now is said again, once', () => {
  notify.error('Login First');
  notify.success('Login Successful');
  carryNotices();
  load();
  expect(shown).toEqual(['error Login First', 'success Login Successful']);
  load();
  expect(shown).toEqual([]);
});

test('what has had its time is not, nor what was taken back, nor what a page was busy with', () => {
  notify.plain('Long ago');
  vi.advanceTimersByTime(4000);
  notify.news('Rahim has booked a phone');
  notify.news('Karim has booked a phone');
  notify.loading('Uploading your photo');
  carryNotices();
  load();
  expect(shown).toEqual(['plain Karim has booked a phone']);
});

test.each(['{', '{}', '[{"kind":"loading","text":"x"},{"kind":"error","text":1},null,7]'])(
  'what somebody else left there is nothing to say: %s',
  (left) => {
    kept.set('bns-notices', left);
    load();
    expect(shown).toEqual([]);
  },
);
