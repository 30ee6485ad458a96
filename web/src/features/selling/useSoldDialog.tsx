import { MESSAGES } from '@bns/domain';
import type { ReactNode } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';

const loadDialog = () => import('./SoldDialog.tsx').then((module) => module.SoldDialog);

/**
 * One dialog that marks a phone as sold in person, for all the phones of a page.
 * @returns what opens it, and the dialog to render
 */
export function useSoldDialog(): [sell: (phone: PhoneRow) => void, dialog: ReactNode] {
  const [show, dialog] = useLazyDialog<PhoneRow>(loadDialog);

  async function open(phone: PhoneRow): Promise<void> {
    try {
      await show(phone);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  }
  return [(phone) => void open(phone), dialog];
}
