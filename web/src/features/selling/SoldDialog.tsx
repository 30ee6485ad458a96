import { MESSAGES } from '@bns/domain';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { sellProduct } from '../../api/products.ts';
import { type PhoneRow, useBookings } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { BuyerChoice, SOMEBODY_ELSE } from './BuyerChoice.tsx';

/** Marks a phone as sold in person: to one of its open bookings, or to somebody else. */
export function SoldDialog({ subject: phone, open, onClose, onExited }: LazyDialogProps<PhoneRow>) {
  const id = useId();
  const bookings = useBookings([phone.id]);
  const rows = bookings.status === 'ready' ? bookings.rows : [];
  const buyers = rows.filter(({ status }) => status === 'booked');
  const [picked, setPicked] = useState<string>();
  const [missing, setMissing] = useState(false);
  const only = bookings.status === 'ready' && buyers.length === 0 ? SOMEBODY_ELSE : undefined;
  const chosen = picked ?? only;

  const [sell, busy] = useOneAtATime(async () => {
    if (!open) return;
    if (chosen === undefined) {
      setMissing(true);
      return;
    }
    try {
      const changed = await sellProduct(phone.id, chosen === SOMEBODY_ELSE ? undefined : chosen);
      if (changed) notify.success(bookingsText.soldDone);
      else notify.plain(bookingsText.already);
      onClose();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void sell();
  }

  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={id}
      maxWidth="xs"
      busy={busy}
      onSubmit={submit}
      closeWord={dialogText.cancel}
      submit={<SubmitButton busy={busy}>{bookingsText.sold}</SubmitButton>}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {bookingsText.soldTitle(phone.title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {bookingsText.soldText}
        </Typography>
        <BuyerChoice
          buyers={buyers}
          chosen={chosen}
          error={missing && chosen === undefined ? bookingsText.choose : undefined}
          onChoose={setPicked}
        />
      </DialogContent>
    </DialogForm>
  );
}
