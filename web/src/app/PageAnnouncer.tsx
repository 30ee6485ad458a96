import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { hiddenVisually } from '../ui/hiddenVisually.ts';

/**
 * Tells a screen reader the name of each page that comes after the first: the browser says it only where a document is
 * loaded. A page names itself when its code is there, so it is the title that is followed, not the address.
 */
export function PageAnnouncer() {
  const [name, setName] = useState('');
  useEffect(() => {
    let before = document.title;
    const watch = new MutationObserver(() => {
      if (document.title === before || document.title === '') return;
      before = document.title;
      setName(before);
    });
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  return (
    <Box aria-live="polite" sx={hiddenVisually}>
      {name}
    </Box>
  );
}
