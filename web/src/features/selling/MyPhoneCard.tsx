import { NOTICE } from '@bns/domain';
import Edit from '@mui/icons-material/EditOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useBookingsAmong } from '../../live/bookingsAmong.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { sellingText } from '../../texts/selling.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import type { Question } from '../../ui/useQuestion.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PhoneBookings } from './PhoneBookings.tsx';

type MyPhoneCardProps = {
  phone: PhoneRow;
  /** The phones whose bookings are asked for together with this one's. */
  among: readonly string[];
  eager?: boolean;
  /** The page's question and its dialog: the buttons leave with the state that they end. */
  ask: (question: Question) => void;
  sell: (phone: PhoneRow) => void;
};

/** A phone as its seller sees it. A sold one can neither be advertised nor edited nor deleted (decisions). */
export function MyPhoneCard({ phone, among, eager = false, ask, sell }: MyPhoneCardProps) {
  const bookings = useBookingsAmong(phone.id, among);
  const booked = bookings.status === 'ready' && bookings.rows.some(({ status }) => status === 'booked');
  const actions = (
    <>
      {!phone.isHidden && <AdvertiseButton phone={phone} />}
      {!phone.isHidden && (
        <Button variant="outlined" startIcon={<Handshake aria-hidden />} onClick={() => sell(phone)}>
          {bookingsText.sold}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.editProduct(phone.id)}
        variant="outlined"
        startIcon={<Edit aria-hidden />}
      >
        {sellingText.edit}
      </Button>
      <DeleteButton phone={phone} ask={ask} />
    </>
  );
  return (
    <PhoneCard
      phone={phone}
      phoneId={phone.isHidden ? undefined : phone.id}
      booked={booked && !phone.isSold}
      eager={eager}
      actions={phone.isSold ? undefined : actions}
    >
      {phone.isHidden && <Typography sx={{ fontWeight: 650 }}>{NOTICE.hidden}</Typography>}
      <PhoneBookings bookings={bookings} />
    </PhoneCard>
  );
}
