import { NOTICE } from '@bns/domain';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type PhoneRow, useBookings } from '../../live/lists.ts';
import { sellingText } from '../../texts/selling.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PhoneBookings } from './PhoneBookings.tsx';
import { SoldButton } from './SoldButton.tsx';

/** A phone as its seller sees it. A sold one can neither be advertised nor edited nor deleted (decisions). */
export function MyPhoneCard({ phone, eager = false }: { phone: PhoneRow; eager?: boolean }) {
  const bookings = useBookings([phone.id]);
  const booked = bookings.status === 'ready' && bookings.rows.some(({ status }) => status === 'booked');
  const actions = (
    <>
      {!phone.isHidden && <AdvertiseButton phone={phone} />}
      {!phone.isHidden && <SoldButton phone={phone} />}
      <Button
        component={Link}
        to={paths.editProduct(phone.id)}
        variant="outlined"
        startIcon={<Edit aria-hidden />}
      >
        {sellingText.edit}
      </Button>
      <DeleteButton phone={phone} />
    </>
  );
  return (
    <PhoneCard
      phone={phone}
      booked={booked && !phone.isSold}
      eager={eager}
      actions={phone.isSold ? undefined : actions}
    >
      {phone.isHidden && <Typography sx={{ fontWeight: 650 }}>{NOTICE.hidden}</Typography>}
      <PhoneBookings bookings={bookings} />
    </PhoneCard>
  );
}
