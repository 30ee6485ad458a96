import { notify, saidLately } from './notify.ts';

const KEY = 'bns-notices';
const KINDS = ['plain', 'success', 'error'] as const;

/** What was said just now is still said when the page has been loaded anew; without a store it ends with this page. */
export function carryNotices(): void {
  const notices = saidLately().map(({ kind, text }) => ({ kind, text }));
  if (notices.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notices));
  } catch {}
}

/** Says what the page before had just said. */
export function sayCarriedNotices(): void {
  for (const notice of taken()) {
    const kind = KINDS.find((one) => one === notice.kind);
    if (kind !== undefined && typeof notice.text === 'string') notify[kind](notice.text);
  }
}

function taken(): { kind?: unknown; text?: unknown }[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'object' && one !== null) : [];
  } catch {
    return [];
  }
}
