import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { somebody } from './somebody.ts';

const heard = new Map<string, (event: object) => void>();
const act = vi.fn<() => void>();
const send = (kind: string, event: object) => heard.get(kind)?.(event);

beforeEach(() => {
  act.mockClear();
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) =>
    heard.set(kind, listener),
  );
  somebody.whenElsewhere(act);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page hears of who signs in beside it, and of nothing else that is kept', () => {
  send('storage', { key: 'bns-filters', newValue: 'yes' });
  send('storage', { key: 'bns-somebody', newValue: null });
  expect(act).not.toHaveBeenCalled();
  send('storage', { key: 'bns-somebody', newValue: 'yes' });
  expect(act).toHaveBeenCalledOnce();
});

test('a page that the browser has kept whole asks again where somebody has signed in meanwhile', () => {
  send('pageshow', { persisted: true });
  expect(act).not.toHaveBeenCalled();
  vi.stubGlobal('localStorage', { 'bns-somebody': 'yes' });
  send('pageshow', { persisted: false });
  expect(act).not.toHaveBeenCalled();
  send('pageshow', { persisted: true });
  expect(act).toHaveBeenCalledOnce();
});
