import { type ReactNode, useState } from 'react';
import { dialogText } from '../texts/dialogs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useOneAtATime } from './useOneAtATime.ts';

/** What is asked before an act; `verb` is the confirming button's word. */
export type Question = {
  title: string;
  text: string;
  verb: string;
  /** What the other button says; 'Cancel' where nothing is said. */
  cancelWord?: string;
  danger?: boolean;
  act: () => Promise<void>;
};

/**
 * One question at a time for all the cards of a page. It hangs on the page, not on a card: a card that leaves a live
 * list, as a deleted person's does before the call has answered, does not take it along.
 * @returns what asks, and the dialog to render
 */
export function useQuestion(): [ask: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [act, busy] = useOneAtATime(async () => {
    if (!open) return;
    await question?.act();
    setOpen(false);
  });

  function ask(next: Question): void {
    setQuestion(next);
    setOpen(true);
  }
  if (question === undefined) return [ask, null];

  const { title, text, verb, cancelWord = dialogText.cancel, danger = false } = question;
  const dialog = (
    <ConfirmDialog
      open={open}
      title={title}
      text={text}
      verb={verb}
      cancelWord={cancelWord}
      danger={danger}
      busy={busy}
      onConfirm={() => void act()}
      onCancel={() => setOpen(false)}
    />
  );
  return [ask, dialog];
}
