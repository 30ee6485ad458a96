import { type ComponentType, type ReactNode, useState } from 'react';

/** What a dialog about one thing is given. It calls `onExited` when its way out has ended. */
export type LazyDialogProps<Subject> = {
  subject: Subject;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
};

type Shown<Subject> = { Dialog: ComponentType<LazyDialogProps<Subject>>; subject: Subject; open: boolean };

/**
 * A dialog whose code comes when it is first asked for, so that a page that only offers it stays small. It hangs on
 * the page, not on a card: a card that leaves a live list does not take it along.
 * @param live what it is about now, where that changes while it is open
 * @returns `show`, which rejects where the code cannot be had, and the dialog to render
 */
export function useLazyDialog<Subject>(
  load: () => Promise<ComponentType<LazyDialogProps<Subject>>>,
  live?: Subject,
): [show: (subject: Subject) => Promise<void>, dialog: ReactNode] {
  const [shown, setShown] = useState<Shown<Subject>>();

  async function show(subject: Subject): Promise<void> {
    const Dialog = await load();
    setShown({ Dialog, subject, open: true });
  }
  if (shown === undefined) return [show, null];

  const { Dialog, subject, open } = shown;
  const dialog = (
    <Dialog
      subject={live ?? subject}
      open={open}
      onClose={() => setShown({ ...shown, open: false })}
      onExited={() => setShown(undefined)}
    />
  );
  return [show, dialog];
}
