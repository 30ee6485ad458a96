import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { shellText } from '../texts/shell.ts';
import { pageWidth } from '../ui/pageWidth.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says once, for the whole page, that there is no line; gone as soon as it is back (case 59). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status" sx={{ bgcolor: 'soft.marigold', color: 'soft.onMarigold' }}>
      {!isOnline && (
        <Box sx={{ ...pageWidth, py: 1, typography: 'body2', fontWeight: 600 }}>{shellText.offline}</Box>
      )}
    </Box>
  );
}
