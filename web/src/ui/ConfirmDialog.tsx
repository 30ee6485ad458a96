import { DIALOG_MS } from '@bns/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { dialogText } from '../texts/dialogs.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Repeated by the confirming button, e.g. 'Delete' (decisions 15). */
  verb: string;
  /** What the other button says. */
  cancelWord?: string;
  danger?: boolean;
  /** While its act runs it stays: closed, it would close the next question when the act ends. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before what cannot be undone. Focus goes back to the opener when it closes. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    verb,
    cancelWord = dialogText.cancel,
    danger = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onCancel()}
      transitionDuration={DIALOG_MS}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onCancel}>
          {cancelWord}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} disabled={busy} onClick={onConfirm}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
