import { MESSAGES } from '@bns/domain';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyDialog } from '../../ui/useLazyDialog.tsx';

const loadDialog = () => import('./SoldDialog.tsx').then((module) => module.SoldDialog);

/** Leads to the dialog that marks a phone as sold in person. */
export function SoldButton({ phone }: { phone: PhoneRow }) {
  const [show, dialog] = useLazyDialog<PhoneRow>(loadDialog);

  async function open(): Promise<void> {
    try {
      await show(phone);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  }
  return (
    <>
      <Button variant="outlined" startIcon={<Handshake aria-hidden />} onClick={() => void open()}>
        {bookingsText.sold}
      </Button>
      {dialog}
    </>
  );
}
