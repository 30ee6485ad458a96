import { formatTk } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Person } from '../../live/session.ts';
import { bookingText } from '../../texts/booking.ts';
import { Picture } from '../../ui/Picture.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/TextField.tsx';
import type { BookablePhone } from './BookablePhone.ts';

type BookedFactsProps = { titleId: string; phone: BookablePhone; person: Person };

const pairs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& input': { textOverflow: 'ellipsis' },
} as const;

/** The head of Book Now: the phone, then the four disabled fields of the spec (§2), which hold values. */
export function BookedFacts({ titleId, phone, person }: BookedFactsProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '0 0 112px', overflow: 'hidden', borderRadius: '12px' }}>
          <Picture src={phone.cardImage} alt={phone.title} eager />
        </Box>
        <Typography id={titleId} component="h2" variant="h3" className={text.threeLines} sx={{ minWidth: 0 }}>
          {phone.title}
        </Typography>
      </Box>
      <Box sx={pairs}>
        <TextField label={bookingText.name} size="small" disabled value={person.name} />
        <TextField label={bookingText.email} size="small" disabled value={person.email} />
        <TextField label={bookingText.product} size="small" disabled value={phone.title} />
        <TextField label={bookingText.price} size="small" disabled value={formatTk(phone.resalePrice)} />
      </Box>
    </>
  );
}
