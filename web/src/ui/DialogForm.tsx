import { DIALOG_MS } from '@bns/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { LazyDialogProps } from './useLazyDialog.tsx';

type DialogFormProps = Omit<LazyDialogProps<unknown>, 'subject'> & {
  /** Id of the element that names the dialog. */
  labelledBy: string;
  maxWidth: 'xs' | 'sm';
  /** While it is sent the dialog stays. */
  busy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  closeWord: string;
  submit: ReactNode;
  children: ReactNode;
};

const Column = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/**
 * A dialog that is a form: on a small screen its middle scrolls and its buttons stay in reach. Once something has been
 * filled in, a stray click beside it does not close it.
 */
export function DialogForm(props: DialogFormProps) {
  const { open, onClose, onExited, labelledBy, maxWidth, busy, onSubmit, closeWord, submit, children } =
    props;
  const filledIn = useRef(false);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick' || !filledIn.current) close();
      }}
      fullWidth
      maxWidth={maxWidth}
      transitionDuration={DIALOG_MS}
      slotProps={{ transition: { onExited } }}
      aria-labelledby={labelledBy}
    >
      <Column
        noValidate
        onSubmit={onSubmit}
        onInput={() => {
          filledIn.current = true;
        }}
      >
        {children}
        <DialogActions>
          <Button size="large" disabled={busy} onClick={close}>
            {closeWord}
          </Button>
          {submit}
        </DialogActions>
      </Column>
    </Dialog>
  );
}
