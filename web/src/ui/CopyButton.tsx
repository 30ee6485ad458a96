import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { numbersText } from '../texts/numbers.ts';
import { notify } from './notify.ts';
import { Tip } from './Tip.tsx';

/** Where browsers give no clipboard, the person is told to copy by hand. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(numbersText.copied);
  } catch {
    notify.error(numbersText.notCopied);
  }
}

/** Copies a number; `label` says which. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Tip label={label}>
      <IconButton aria-label={label} onClick={() => void copy(text)}>
        <ContentCopy fontSize="small" />
      </IconButton>
    </Tip>
  );
}
