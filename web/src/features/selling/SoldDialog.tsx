import { MESSAGES, NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { sellProduct } from '../../api/products.ts';
import { useOpenBookingsOfPhone } from '../../live/bookings.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { BuyerChoice, SOMEBODY_ELSE } from './BuyerChoice.tsx';

/**
 * Marks a phone as sold in person: to one of its open bookings, or to somebody else. Whoever is chosen and cancels
 * meanwhile is chosen no more, and nobody takes his place.
 */
export function SoldDialog({ subject: phone, open, onClose, onExited }: LazyDialogProps<PhoneRow>) {
  const id = useId();
  const bookings = useOpenBookingsOfPhone(phone.id);
  const buyers = bookings.status === 'ready' ? bookings.rows : [];
  const [picked, setPicked] = useState<string>();
  const [missing, setMissing] = useState(false);
  const only = picked === undefined && buyers.length === 0 ? SOMEBODY_ELSE : undefined;
  const isThere = picked === SOMEBODY_ELSE || buyers.some((order) => order.id === picked);
  const chosen = isThere ? picked : only;

  const [sell, busy] = useOneAtATime(async () => {
    if (!open || bookings.status !== 'ready') return;
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
  const mustChoose = open && !busy && chosen === undefined && (missing || picked !== undefined);
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
      submit={bookings.status === 'ready' && <SubmitButton busy={busy}>{bookingsText.sold}</SubmitButton>}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {bookingsText.soldTitle(phone.title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {bookingsText.soldText}
        </Typography>
        {bookings.status === 'loading' && (
          <Skeleton role="status" aria-label={bookingsText.loading} variant="rounded" height={108} />
        )}
        {bookings.status === 'error' && <ErrorPanel title={NOTICE.bookingsFailed} onRetry={bookings.retry} />}
        {bookings.status === 'ready' && (
          <BuyerChoice
            buyers={buyers}
            chosen={chosen}
            error={mustChoose ? bookingsText.choose : undefined}
            onChoose={setPicked}
          />
        )}
        {bookings.status === 'ready' && bookings.hasMore && (
          <Button loading={bookings.loadingMore} onClick={bookings.loadMore}>
            {bookingsText.more}
          </Button>
        )}
      </DialogContent>
    </DialogForm>
  );
}
