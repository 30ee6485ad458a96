import { createContext, type ReactNode, useContext } from 'react';
import type { Person } from '../../live/session.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';
import { withMui } from '../../ui/withMui.tsx';
import type { BookablePhone } from './BookablePhone.ts';

export type Booking = { phone: BookablePhone; person: Person };

const BookDeskContext = createContext<((booking: Booking) => Promise<void>) | null>(null);

const loadDialog = withMui(() => import('./BookDialog.tsx').then((module) => module.BookDialog));

/** One Book Now dialog for all the phones of a page. */
export function BookDesk({ children }: { children: ReactNode }) {
  const [show, dialog] = useLazyDialog<Booking>(loadDialog);
  return (
    <BookDeskContext value={show}>
      {children}
      {dialog}
    </BookDeskContext>
  );
}

/** Opens the dialog of the page's desk. */
export function useBookDesk(): (booking: Booking) => Promise<void> {
  const show = useContext(BookDeskContext);
  if (show === null) throw new Error('A BookButton stands outside of BookDesk');
  return show;
}
