import { beforeEach } from 'vitest';
import { setNoticeStack } from '../../web/src/ui/notify.ts';

/** Collects what the person is told in each test of a file, as 'error: Login First'. */
export function collectNotices(): string[] {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    setNoticeStack({ show: ({ kind, text }) => void said.push(`${kind}: ${text}`), close: () => {} });
    return () => setNoticeStack(undefined);
  });
  return said;
}
