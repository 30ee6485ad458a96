import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { numbersText } from '../texts/numbers.ts';
import { notify } from './notify.ts';
import { TelLink } from './TelLink.tsx';
import { Tip } from './Tip.tsx';

type PhoneNumberProps = {
  /** Canonical, 01XXXXXXXXX. */
  phone: string;
  /** Whose it is. */
  of: string;
};

/** Where browsers give no clipboard, the person is told to copy by hand. */
async function copy(phone: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(phone);
    notify.success(numbersText.copied);
  } catch {
    notify.error(numbersText.notCopied);
  }
}

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
      <Tip label={numbersText.copy(of)}>
        <IconButton aria-label={numbersText.copy(of)} onClick={() => void copy(phone)}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
}
