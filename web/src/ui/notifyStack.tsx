import { NOTICES_AT_ONCE } from '@bns/domain';
import { closeSnackbar, enqueueSnackbar, type OptionsObject, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { NoticeCard } from './NoticeCard.tsx';
import { closeNotice, type Notice, setNoticeStack } from './notify.ts';

type Standing = { id: number; entered: boolean; next?: Notice };

/** The errors on the page, by their words. */
const standing = new Map<string, Standing>();

function show(notice: Notice): void {
  if (notice.kind === 'error') showError(notice);
  else enqueue(notice);
}

/**
 * Never twice at once: five lists that fail offline are one error (case 59). Said again later, the standing one leaves
 * and the new one comes for its whole time, so that each press is answered.
 */
function showError(notice: Notice): void {
  const stood = standing.get(notice.text);
  if (stood === undefined) {
    const now: Standing = { id: notice.id, entered: false };
    standing.set(notice.text, now);
    enqueue(notice, {
      onEntered: () => {
        now.entered = true;
      },
      onExited: () => {
        standing.delete(notice.text);
        if (now.next !== undefined) showError(now.next);
      },
    });
  } else if (stood.entered) {
    stood.next = notice;
    closeSnackbar(stood.id);
  }
}

function enqueue(notice: Notice, moments: Pick<OptionsObject, 'onEntered' | 'onExited'> = {}): void {
  enqueueSnackbar(notice.text, {
    ...moments,
    key: notice.id,
    variant: notice.kind === 'error' ? 'error' : 'default',
    autoHideDuration: null,
    content: <NoticeCard notice={notice} onClose={() => closeNotice(notice.id)} />,
  });
}

/** Where notices appear. The only place that knows notistack; NoticeDoor brings it. */
export function NotifyStack() {
  useEffect(() => {
    setNoticeStack({ show, close: closeSnackbar });
    return () => {
      setNoticeStack(undefined);
      standing.clear();
    };
  }, []);
  return (
    <SnackbarProvider
      maxSnack={NOTICES_AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  );
}
