import { MESSAGES, REPORT_REASONS, type ReportValues, reportForm } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { faultWords } from '../../api/faultWords.ts';
import { reportPhone } from '../../live/writes.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { reportDialogText } from '../../texts/reportDialog.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/TextField.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import type { Report } from './ReportDesk.tsx';

/** Why this phone should be looked at (decisions 15). A repeat answers the same and counts once. */
export function ReportDialog({ subject, open, onClose, onExited }: LazyDialogProps<Report>) {
  const { phone, person } = subject;
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(reportForm),
    defaultValues: { reason: REPORT_REASONS[0], note: '' },
  });
  const [report, busy] = useOneAtATime(async (values: ReportValues) => {
    if (!open) return;
    try {
      await reportPhone(phone.productId, values, person);
      notify.success(MESSAGES.reported);
      onClose();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.worng));
    }
  });

  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={id}
      maxWidth="xs"
      busy={busy}
      onSubmit={(event) => void handleSubmit(report)(event)}
      closeWord={dialogText.cancel}
      submit={
        <SubmitButton busy={busy} color="error">
          {reportDialogText.send}
        </SubmitButton>
      }
    >
      <DialogTitle id={id} className={text.threeLines} sx={{ flexShrink: 0 }}>
        {reportDialogText.title(phone.title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <ReasonChoice radio={register('reason')} />
        <TextField
          label={reportDialogText.note}
          multiline
          minRows={2}
          maxRows={6}
          hint={reportDialogText.noteHint}
          error={formState.errors.note?.message}
          {...register('note')}
        />
      </DialogContent>
    </DialogForm>
  );
}
