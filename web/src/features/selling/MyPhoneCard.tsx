import { NOTICE } from '@bns/domain';
import Typography from '@mui/material/Typography';
import type { PhoneRow } from '../../live/lists.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PhoneBookings } from './PhoneBookings.tsx';

/** A phone as its seller sees it. A sold one can neither be advertised nor deleted (decisions). */
export function MyPhoneCard({ phone, eager = false }: { phone: PhoneRow; eager?: boolean }) {
  const actions = (
    <>
      {!phone.isHidden && <AdvertiseButton phone={phone} />}
      <DeleteButton phone={phone} />
    </>
  );
  return (
    <PhoneCard phone={phone} eager={eager} actions={phone.isSold ? undefined : actions}>
      {phone.isHidden && <Typography sx={{ fontWeight: 650 }}>{NOTICE.hidden}</Typography>}
      <PhoneBookings productId={phone.id} />
    </PhoneCard>
  );
}
