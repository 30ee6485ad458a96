import { MESSAGES } from '@bns/domain';
import { createContext, type ReactNode, useContext } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import type { Person } from '../../live/session.ts';
import { useLoginFirst } from '../../live/useLoginFirst.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';
import { withMui } from '../../ui/withMui.tsx';

export type ReportablePhone = { productId: string; title: string };
export type Report = { phone: ReportablePhone; person: Person };

const ReportDeskContext = createContext<((report: Report) => Promise<void>) | null>(null);

const loadDialog = withMui(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));

/** One report dialog for all the phones of a page. */
export function ReportDesk({ children }: { children: ReactNode }) {
  const [show, dialog] = useLazyDialog<Report>(loadDialog);
  return (
    <ReportDeskContext value={show}>
      {children}
      {dialog}
    </ReportDeskContext>
  );
}

/** What a card's 'Report to Admin' does: the dialog, or 'Login First'. */
export function useReport(phone: ReportablePhone): () => void {
  const show = useContext(ReportDeskContext);
  if (show === null) throw new Error('useReport is called outside of ReportDesk');
  const [loginFirst] = useLoginFirst(phone.productId);
  return () =>
    loginFirst((person) => {
      show({ phone, person }).catch((fault: unknown) => notify.error(faultWords(fault, MESSAGES.worng)));
    });
}
