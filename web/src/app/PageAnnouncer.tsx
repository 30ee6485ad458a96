import { useEffect, useState } from 'react';
import text from '../ui/text.module.css';

/** The page's name without the count of what waits, which stands before it and changes while one reads. */
const pageName = () => document.title.replace(/^\(\d+\+?\) /, '');

/**
 * Tells a screen reader the name of each page that comes after the first: the browser says it only where a document is
 * loaded. A page names itself when its code is there, so it is the title that is followed, not the address.
 */
export function PageAnnouncer() {
  const [name, setName] = useState('');
  useEffect(() => {
    let before = pageName();
    const watch = new MutationObserver(() => {
      const next = pageName();
      if (next === before || next === '') return;
      before = next;
      setName(next);
    });
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  return (
    <div aria-live="polite" className={text.hidden}>
      {name}
    </div>
  );
}
