import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { numbersText } from '../texts/numbers.ts';
import { CopyButton } from './CopyButton.tsx';
import { TelLink } from './TelLink.tsx';
import { Tip } from './Tip.tsx';

type PhoneNumberProps = {
  /** Canonical, 01XXXXXXXXX. */
  phone: string;
  /** Whose it is. */
  of: string;
};

/** A number to call, to write to on WhatsApp, and to copy. */
export function PhoneNumber({ phone, of }: PhoneNumberProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <TelLink phone={phone} />
      <Tip label={numbersText.whatsApp(of)}>
        <IconButton
          href={`https://wa.me/88${phone}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={numbersText.whatsApp(of)}
          color="primary"
        >
          <WhatsApp fontSize="small" />
        </IconButton>
      </Tip>
      <CopyButton text={phone} label={numbersText.copy(of)} />
    </Box>
  );
}
