import { useSyncExternalStore } from 'react';
import { shellText } from '../texts/shell.ts';
import page from '../ui/page.module.css';
import words from '../ui/type.module.css';
import css from './OfflineBanner.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const isOnlineNow = () => navigator.onLine;
const whileNotKnown = () => true;

/** Says once, for the whole page, that there is no line; gone as soon as it is back (case 59). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, whileNotKnown);
  return (
    <div role="status" className={css.banner}>
      {!isOnline && <div className={`${page.column} ${words.body2} ${css.words}`}>{shellText.offline}</div>}
    </div>
  );
}
