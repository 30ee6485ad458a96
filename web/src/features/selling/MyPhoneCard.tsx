import { NOTICE } from '@bns/domain';
import Typography from '@mui/material/Typography';
import type { OrderRow, PhoneRow } from '../../live/lists.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PhoneBookings } from './PhoneBookings.tsx';

type MyPhoneCardProps = {
  phone: PhoneRow;
  /** undefined while they are not known. */
  bookings: readonly OrderRow[] | undefined;
  eager?: boolean;
};

/** A phone as its seller sees it. A sold one can neither be advertised nor deleted (decisions). */
export function MyPhoneCard({ phone, bookings, eager = false }: MyPhoneCardProps) {
  const actions = (
    <>
      {!phone.isHidden && <AdvertiseButton phone={phone} />}
      <DeleteButton phone={phone} />
    </>
  );
  return (
    <PhoneCard phone={phone} eager={eager} actions={phone.isSold ? undefined : actions}>
      {phone.isHidden && <Typography sx={{ fontWeight: 650 }}>{NOTICE.hidden}</Typography>}
      {bookings !== undefined && <PhoneBookings bookings={bookings} />}
    </PhoneCard>
  );
}
