import type { ReactNode } from 'react';
import { BookDesk } from '../features/buying/BookDesk.tsx';
import { ReportDesk } from '../features/moderation/ReportDesk.tsx';

/** The dialogs that a page's phone cards lead to, once for the page. */
export function PhoneDesks({ children }: { children: ReactNode }) {
  return (
    <BookDesk>
      <ReportDesk>{children}</ReportDesk>
    </BookDesk>
  );
}
