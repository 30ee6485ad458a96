import { NOTICE_MS } from '@bns/domain';

/** One message for the person. */
export type Notice = { id: number; kind: 'plain' | 'success' | 'error' | 'loading'; text: string };

/** Shows notices and takes them away again; notifyStack.tsx is the one there is. */
export type NoticeStack = { show: (notice: Notice) => void; close: (id: number) => void };

let stack: NoticeStack | undefined;
let waiting: Notice[] = [];
let lastId = 0;

/** A notice with an end of its own: what is loading ends with its page. */
export type Said = { id: number; kind: Exclude<Notice['kind'], 'loading'>; text: string; at: number };

let lately: Said[] = [];

/** @returns what may be read still: it was said just now, and not taken back */
export function saidLately(): readonly Said[] {
  lately = lately.filter(({ kind, at }) => Date.now() - at < NOTICE_MS[kind]);
  return lately;
}

/** Called by the stack once it is on the page; what was said before is shown then. Undefined takes it off. */
export function setNoticeStack(next: NoticeStack | undefined): void {
  stack = next;
  isWanted = false;
  if (next === undefined) return;
  const said = waiting;
  waiting = [];
  for (const notice of said) next.show(notice);
}

let isWanted = false;
let bring = () => {};

/** Somebody may have to be told something soon, perhaps when there is no line to bring the stack by. */
export function wantNotices(): void {
  isWanted = true;
  bring();
}

/**
 * What brings the stack, called when it is wanted, and at once where it was.
 * @returns ends it
 */
export function setNoticeBringer(next: () => void): () => void {
  bring = next;
  if (isWanted) bring();
  return () => {
    bring = () => {};
  };
}

function say(kind: Notice['kind'], text: string): number {
  lastId += 1;
  const notice = { id: lastId, kind, text };
  if (kind !== 'loading') lately = [...saidLately(), { ...notice, kind, at: Date.now() }];
  if (stack === undefined) {
    waiting.push(notice);
    wantNotices();
  } else stack.show(notice);
  return notice.id;
}

/** Takes a notice away, before its time where it has one. */
export function closeNotice(id: number): void {
  waiting = waiting.filter((notice) => notice.id !== id);
  lately = lately.filter((notice) => notice.id !== id);
  stack?.close(id);
}

function closing(id: number): () => void {
  return () => closeNotice(id);
}

let closeNews = () => {};

/**
 * Tells the person something, from anywhere, inside React or not. Plain and error stay 4000 ms, success 2000,
 * loading until the returned function is called (spec §9).
 */
export const notify = {
  plain: (text: string): void => void say('plain', text),
  /** Plain; the one before leaves for it. */
  news: (text: string): void => {
    closeNews();
    closeNews = closing(say('plain', text));
  },
  success: (text: string): void => void say('success', text),
  error: (text: string): void => void say('error', text),
  loading: (text: string): (() => void) => closing(say('loading', text)),
  /** Loading for as long as the work takes, however it ends. */
  during: <Result>(text: string, work: Promise<Result>): Promise<Result> =>
    work.finally(closing(say('loading', text))),
};
