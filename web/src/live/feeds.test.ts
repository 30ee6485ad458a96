import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeAdminFeeds, type Emit, feedGeneration, feedOf, reviveEndedFeeds } from './feeds.ts';
import { leaving } from './leaving.ts';

const opened: { emit: Emit<string>; restart: () => void }[] = [];
const end = vi.fn<() => void>();
const feed = (key = 'key', audience?: 'admins') =>
  feedOf<string>(
    key,
    'loading',
    (emit, restart) => {
      opened.push({ emit, restart });
      return end;
    },
    audience,
  );
const now = () => feed().values.value;

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = 0;
  end.mockReset();
});
afterEach(() => {
  leaving.clearCaches();
  vi.useRealTimers();
});

test('case 32: asked for twice it listens once', () => {
  expect(feed()).toBe(feed());
  expect(opened).toHaveLength(1);
});

test('let go it still has its rows for 5 minutes, then it is closed', () => {
  const letGo = feed().hold();
  opened[0]?.emit('rows');
  letGo();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(now()).toBe('rows');
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  expect(now()).toBe('loading');
});

test('one that is for a moment goes soon after it is let go', () => {
  const brief = () => feedOf('brief', 'loading', () => end, 'signedIn', 1000);
  const letGo = brief().hold();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  letGo();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('taken up again in that time it stays', () => {
  feed().hold()();
  vi.advanceTimersByTime(4 * 60_000);
  feed().hold();
  vi.advanceTimersByTime(4 * 60_000);
  expect(end).not.toHaveBeenCalled();
});

test('after new claims an ended listener is created anew, a living one is left alone', () => {
  feed('ended');
  feed('living');
  opened[0]?.emit('error', 'ended');
  opened[1]?.emit('rows');
  reviveEndedFeeds();
  expect(opened).toHaveLength(3);
});

test('"Try again" shows that it is loading and listens anew', () => {
  feed();
  opened[0]?.emit('error', 'ended');
  opened[0]?.restart();
  expect(now()).toBe('loading');
  expect(opened).toHaveLength(2);
});

test('a page opened again after its list had failed tries again', () => {
  feed().hold()();
  opened[0]?.emit('error', 'ended');
  feed().hold();
  expect(opened).toHaveLength(2);
});

test('case 17: after sign-out nothing is left, and no listener is opened in between', () => {
  feed().hold();
  opened[0]?.emit('rows of A');
  const before = feedGeneration();
  leaving.closeListeners();
  expect(end).toHaveBeenCalledOnce();
  feed('another');
  expect(opened).toHaveLength(1);
  leaving.clearCaches();
  expect(feedGeneration()).not.toBe(before);
  expect(now()).toBe('loading');
});

test('a sign-out that failed listens again', () => {
  feed().hold();
  leaving.closeListeners();
  leaving.reopen();
  expect(opened).toHaveLength(2);
});

describe('who is an admin no longer', () => {
  test('keeps nothing of an admin’s list, neither on the page nor for later; other lists go on', () => {
    const shown = feed('people', 'admins').values;
    feed('people', 'admins').hold();
    opened[0]?.emit('rows of people');
    feed('phones');
    opened[1]?.emit('rows of phones');
    closeAdminFeeds();
    expect(end).toHaveBeenCalledOnce();
    expect(shown.value).toBe('loading');
    expect(feed('phones').values.value).toBe('rows of phones');
    expect(feed('people', 'admins').values.value).toBe('loading');
  });

  test('and an admin again soon after, has a list that lasts', () => {
    const letGo = feed('people', 'admins').hold();
    closeAdminFeeds();
    letGo();
    feed('people', 'admins').hold();
    opened[1]?.emit('rows');
    vi.advanceTimersByTime(5 * 60_000);
    expect(feed('people', 'admins').values.value).toBe('rows');
  });
});
