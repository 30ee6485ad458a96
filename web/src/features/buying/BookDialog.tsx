import { type BookingValues, bookingForm, MESSAGES, NOTICE } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { faultWords } from '../../api/faultWords.ts';
import { bookPhone } from '../../live/writes.ts';
import { bookingText } from '../../texts/booking.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import type { Booking } from './BookDesk.tsx';
import { BookedFacts } from './BookedFacts.tsx';

type Outcome = Awaited<ReturnType<typeof bookPhone>>;

function tell(outcome: Outcome, title: string): void {
  switch (outcome) {
    case 'booked':
      return notify.success(MESSAGES.booked(title));
    case 'already':
      return notify.error(MESSAGES.alreadyBooked(title));
    case 'sold':
      return notify.error(NOTICE.sold);
    case 'gone':
      return notify.error(NOTICE.gone);
  }
}

/** Book Now (spec §2): who books what, then a phone number and a place to meet. A failure keeps the form. */
export function BookDialog({ subject, open, onClose, onExited }: LazyDialogProps<Booking>) {
  const { phone, person } = subject;
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(bookingForm),
    defaultValues: { buyerPhone: '', meetingLocation: '' },
  });
  const { errors } = formState;
  const [book, busy] = useOneAtATime(async (values: BookingValues) => {
    if (!open) return;
    try {
      tell(await bookPhone(phone.productId, values, person), phone.title);
      onClose();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.worng));
    }
  });

  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={id}
      maxWidth="sm"
      busy={busy}
      onSubmit={(event) => void handleSubmit(book)(event)}
      closeWord={dialogText.close}
      submit={<SubmitButton busy={busy}>{bookingText.bookNow}</SubmitButton>}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <BookedFacts titleId={id} phone={phone} person={person} />
        <TextField
          label={bookingText.phoneNumber}
          type="tel"
          autoComplete="tel"
          hint={bookingText.phoneHint}
          error={errors.buyerPhone?.message}
          {...register('buyerPhone')}
        />
        <TextField
          label={bookingText.meetingLocation}
          placeholder={bookingText.placeHint}
          error={errors.meetingLocation?.message}
          {...register('meetingLocation')}
        />
      </DialogContent>
    </DialogForm>
  );
}
