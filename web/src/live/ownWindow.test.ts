import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, setNoticeStack } from '../ui/notify.ts';
import { OWN_WINDOW } from './openerPolicy.ts';
import { ownWindow } from './ownWindow.ts';

/** A tab: what it has loaded anew, and what it keeps meanwhile. */
function tab(address: string, state: unknown = null) {
  const kept = new Map<string, string>();
  const loaded: string[] = [];
  const at = (next: string) => {
    const { href, pathname, search, hash } = new URL(next, 'https://bns.example');
    vi.stubGlobal('location', {
      href,
      pathname,
      search,
      hash,
      reload: () => loaded.push(`${pathname}${search}${hash}`),
      replace: (to: string) => loaded.push(to),
    });
  };
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  at(address);
  vi.stubGlobal('history', history);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return {
    loaded,
    kept,
    history,
    /** As a link of ours does it. */
    go: (next: string, nextState: unknown = null) => {
      at(next);
      history.state = nextState;
    },
  };
}

const cameBy = (...marks: string[]) =>
  ({ serverTiming: marks.map((name) => ({ name })) }) as unknown as PerformanceNavigationTiming;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['/login', '/register'])('from a page that may be held, %s is loaded', (path) => {
  const { loaded, go } = tab('/');
  ownWindow.begin(cameBy('cdn'), false);
  go('/blog');
  expect(ownWindow.takeAt('/blog')).toBe(false);
  go(`${path}?forgot`);
  expect(ownWindow.takeAt(path)).toBe(true);
  expect(loaded).toEqual([`${path}?forgot`]);
});

test.each([
  ['another page', '/home', cameBy()],
  ['the home page out of the worker', '/', cameBy('cdn', OWN_WINDOW)],
])('from %s it is drawn', (_, path, navigation) => {
  const { loaded } = tab(path);
  ownWindow.begin(navigation, false);
  expect([ownWindow.takeAt('/login'), ownWindow.take(), loaded]).toEqual([false, false, []]);
});

test('a browser that does not tell how a page came is taken at its address', () => {
  const { loaded } = tab('/?a=b#join');
  ownWindow.begin(undefined, false);
  expect(ownWindow.take()).toBe(true);
  expect(loaded).toEqual(['/home?a=b#join']);
});

test('without a line nothing is given away for it', () => {
  const { loaded } = tab('/');
  ownWindow.begin(undefined, false);
  vi.stubGlobal('navigator', { onLine: false });
  expect([ownWindow.takeAt('/login'), ownWindow.take(), loaded]).toEqual([false, false, []]);
});

test('the way back goes along, once, and to its own address only', () => {
  const state = { usr: { from: '/#phone' }, idx: 1 };
  const { go, history } = tab('/');
  ownWindow.begin(undefined, false);
  go('/login', state);
  ownWindow.takeAt('/login');
  history.state = null;
  ownWindow.begin(undefined, false);
  expect(history.state).toEqual(state);
  history.state = null;
  ownWindow.begin(undefined, false);
  expect(history.state).toBeNull();
});

test('what the browser kept of the entry itself stays', () => {
  const { go, history } = tab('/');
  ownWindow.begin(undefined, false);
  go('/login', { idx: 1 });
  ownWindow.takeAt('/login');
  history.state = { idx: 2 };
  ownWindow.begin(undefined, false);
  expect(history.state).toEqual({ idx: 2 });
});

test('once a page is being loaded, so is what is asked for instead', () => {
  const { loaded, go } = tab('/');
  ownWindow.begin(undefined, false);
  go('/login');
  ownWindow.takeAt('/login');
  go('/blog');
  expect(ownWindow.takeAt('/blog')).toBe(true);
  expect(loaded).toEqual(['/login', '/blog']);
});

test('who is signed in is led on once', () => {
  const { loaded } = tab('/');
  ownWindow.begin(undefined, false);
  expect([ownWindow.take(), ownWindow.take(), loaded]).toEqual([true, true, ['/home']]);
});

test('a link that was pressed before the app began is not overtaken', () => {
  const { loaded } = tab('/');
  ownWindow.begin(undefined, true);
  expect([ownWindow.take(), loaded]).toEqual([true, []]);
});

test('a page that the browser shows again as it was left is not being left any more', () => {
  const { loaded, go } = tab('/');
  let show = (_event: { persisted: boolean }) => {};
  vi.stubGlobal('addEventListener', (_kind: 'pageshow', listener: typeof show) => {
    show = listener;
  });
  ownWindow.begin(undefined, true);
  show({ persisted: false });
  expect([ownWindow.take(), loaded]).toEqual([true, []]);
  show({ persisted: true });
  go('/blog');
  expect(ownWindow.takeAt('/blog')).toBe(false);
  go('/');
  expect([ownWindow.take(), loaded]).toEqual([true, ['/home']]);
});

test('what was left for a page that did not come is forgotten', () => {
  const { go, history, kept } = tab('/');
  const leave = () => {
    ownWindow.begin(undefined, false);
    go('/login', { usr: { from: '/dashboard' } });
    ownWindow.takeAt('/login');
    history.state = null;
  };
  leave();
  vi.advanceTimersByTime(60_001);
  ownWindow.begin(undefined, false);
  expect([history.state, kept.size]).toEqual([null, 0]);
  go('/');
  leave();
  go('/register');
  ownWindow.begin(undefined, false);
  expect([history.state, kept.size]).toEqual([null, 0]);
});

test('what was said just now is said again, once', () => {
  const said: string[] = [];
  setNoticeStack({ show: ({ kind, text }) => void said.push(`${kind} ${text}`), close: () => {} });
  const { go } = tab('/');
  ownWindow.begin(undefined, false);
  notify.plain('Long ago');
  vi.advanceTimersByTime(4000);
  notify.news('Rahim has booked a phone');
  notify.news('Karim has booked a phone');
  notify.loading('Uploading your photo');
  notify.error('Login First');
  go('/login');
  ownWindow.takeAt('/login');
  said.length = 0;
  ownWindow.begin(undefined, false);
  ownWindow.begin(undefined, false);
  expect(said).toEqual(['plain Karim has booked a phone', 'error Login First']);
  setNoticeStack(undefined);
});

test.each(['{', 'null', '{}', '[]', '{"said":[null]}', '{"said":[{"kind":"none"}]}'])(
  'what else may lie there stops nothing: %s',
  (left) => {
    const { kept, loaded, go } = tab('/');
    kept.set('bns-carried', left);
    ownWindow.begin(undefined, false);
    go('/login');
    expect([ownWindow.takeAt('/login'), loaded]).toEqual([true, ['/login']]);
  },
);

test('where nothing can be kept the page is loaded all the same', () => {
  const { loaded, go } = tab('/');
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  ownWindow.begin(undefined, false);
  notify.error('Login First');
  go('/login');
  expect(ownWindow.takeAt('/login')).toBe(true);
  expect(loaded).toEqual(['/login']);
});
