import { CALL_TIMEOUT_MS } from '@bns/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaving } from './leaving.ts';
import { sessionStore } from './sessionStore.ts';
import { watchUser } from './userWatch.ts';

type Listener = { next: (document: object) => void; error: (cause: unknown) => void };

const sdk = vi.hoisted(() => ({ listeners: [] as Listener[] }));
const feeds = vi.hoisted(() => ({ reviveEndedFeeds: vi.fn(), closeAdminFeeds: vi.fn() }));
vi.mock('./firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('./feeds.ts', () => feeds);
vi.mock('./identity.ts', () => ({ leave: () => {}, refreshClaims: () => Promise.resolve(true) }));
vi.mock('firebase/firestore', () => ({
  doc: () => ({}),
  onSnapshot: (_doc: unknown, _options: unknown, next: Listener['next'], error: Listener['error']) => {
    sdk.listeners.push({ next, error });
    return () => {};
  },
}));

const profile = { uid: 'a', name: 'A', email: 'a@bns.test', image: '' };
const facts = { name: 'A', image: '', isSeller: true, isAdmin: false, isVerified: false, isDeleted: false };
const found = { exists: () => true, data: () => ({ ...facts, claimsAt: 0 }) };
const unread = { exists: () => false, metadata: { fromCache: true } };

beforeEach(() => {
  vi.useFakeTimers();
  sdk.listeners.length = 0;
  feeds.reviveEndedFeeds.mockReset();
  feeds.closeAdminFeeds.mockReset();
  sessionStore.dispatch({ type: 'left' });
  sessionStore.dispatch({ type: 'identified', profile, claims: null });
  watchUser('a');
});
afterEach(() => {
  leaving.clearCaches();
  vi.useRealTimers();
});

const lookup = () => {
  const state = sessionStore.state();
  return state.status === 'signedIn' ? state.lookup.state : state.status;
};

async function breakOff(): Promise<void> {
  sdk.listeners.at(-1)?.error(new Error('unavailable'));
  await vi.advanceTimersByTimeAsync(1000);
}

test('case 16: an error that silence follows ends in an answer', async () => {
  await breakOff();
  sdk.listeners.at(-1)?.next(unread);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1001);
  expect(lookup()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(lookup()).toBe('failed');
  sdk.listeners.at(-1)?.next(found);
  expect(lookup()).toBe('found');
});

test('an answer after an error stays', async () => {
  await breakOff();
  sdk.listeners.at(-1)?.next(found);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(lookup()).toBe('found');
});

test('what is known of a person outlives an error that silence follows', async () => {
  sdk.listeners.at(-1)?.next(found);
  await breakOff();
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(lookup()).toBe('found');
});

test('case 17: nobody waits on for a person who has left', async () => {
  await breakOff();
  leaving.clearCaches();
  expect(vi.getTimerCount()).toBe(0);
});

const saying = (over: object) => ({ exists: () => true, data: () => ({ ...facts, claimsAt: 0, ...over }) });

test('a demotion closes the lists of admins, as does a document that is gone; being one does not', () => {
  sdk.listeners.at(-1)?.next(saying({ isAdmin: true }));
  expect(feeds.closeAdminFeeds).not.toHaveBeenCalled();
  sdk.listeners.at(-1)?.next(saying({ isAdmin: false }));
  expect(feeds.closeAdminFeeds).toHaveBeenCalledOnce();
  sdk.listeners.at(-1)?.next({ exists: () => false, metadata: { fromCache: false } });
  expect(feeds.closeAdminFeeds).toHaveBeenCalledTimes(2);
});

test('case 10: once the claims have followed, listeners that had ended are created anew, once', async () => {
  sdk.listeners.at(-1)?.next(saying({ isAdmin: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(feeds.reviveEndedFeeds).not.toHaveBeenCalled();
  sdk.listeners.at(-1)?.next(saying({ isAdmin: true, claimsAt: 5 }));
  sdk.listeners.at(-1)?.next(saying({ isAdmin: true, claimsAt: 5 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(feeds.reviveEndedFeeds).toHaveBeenCalledOnce();
});
