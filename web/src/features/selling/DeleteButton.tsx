import { MESSAGES } from '@bns/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { deletePhone } from '../../live/writes.ts';
import { sellingText } from '../../texts/selling.ts';
import { notify } from '../../ui/notify.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type DeleteButtonProps = {
  phone: PhoneRow;
  /** The page's question: the card leaves the list before it closes. */
  ask: (question: Question) => void;
};

/** Takes a phone off the market after asking (decisions 15). */
export function DeleteButton({ phone, ask }: DeleteButtonProps) {
  const askDelete = () =>
    ask({
      title: sellingText.deleteTitle(phone.title),
      text: sellingText.deleteText,
      verb: sellingText.delete,
      danger: true,
      act: () => remove(phone),
    });
  return (
    <Button variant="outlined" color="error" startIcon={<DeleteOutlined aria-hidden />} onClick={askDelete}>
      {sellingText.delete}
    </Button>
  );
}

async function remove({ id }: PhoneRow): Promise<void> {
  try {
    await deletePhone(id);
    notify.success(MESSAGES.productDeleted);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
