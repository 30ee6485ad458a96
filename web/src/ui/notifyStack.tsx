import { NOTICES_AT_ONCE } from '@bns/domain';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { NoticeCard } from './NoticeCard.tsx';
import { type Notice, setNoticeStack } from './notify.ts';

/** Shown once while it stands, however often it is said: five lists that fail offline are one error (case 59). */
const keyOf = ({ kind, id, text }: Notice) => (kind === 'error' ? text : id);

function show(notice: Notice): void {
  const key = keyOf(notice);
  enqueueSnackbar(notice.text, {
    key,
    variant: notice.kind === 'error' ? 'error' : 'default',
    autoHideDuration: null,
    preventDuplicate: notice.kind === 'error',
    content: <NoticeCard notice={notice} onClose={() => closeSnackbar(key)} />,
  });
}

/** Where notices appear. The only place that knows notistack; loaded beside the first page, not before it. */
export function NotifyStack() {
  useEffect(() => {
    setNoticeStack({ show, close: closeSnackbar });
    return () => setNoticeStack(undefined);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={NOTICES_AT_ONCE}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    />
  );
}
