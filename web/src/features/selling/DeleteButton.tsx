import { MESSAGES } from '@bns/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { deletePhone } from '../../live/writes.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

/** Takes a phone off the market after asking (decisions 15). */
export function DeleteButton({ phone }: { phone: PhoneRow }) {
  const [asking, setAsking] = useState(false);
  const [remove, busy] = useOneAtATime(async () => {
    if (!asking) return;
    try {
      await deletePhone(phone.id);
      notify.success(MESSAGES.productDeleted);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
    setAsking(false);
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={`Delete ${phone.title}?`}
        text="It leaves the market at once."
        verb="Delete"
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
