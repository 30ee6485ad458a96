import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

/**
 * Tints what it lies in for a moment when `of` changes, so that eyes find it; not when it is first shown, unless it is
 * `fresh`: it has come while people looked. Its parent is positioned. Who wants no motion sees none of it.
 */
export function ChangeTint({ of, fresh = false }: { of: string; fresh?: boolean }) {
  const [seen, setSeen] = useState(of);
  const [changes, setChanges] = useState(fresh ? 1 : 0);
  if (of !== seen) {
    setSeen(of);
    setChanges(changes + 1);
  }
  if (changes === 0) return null;
  return (
    <Box
      key={changes}
      aria-hidden
      data-changes={changes}
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        opacity: 0,
        bgcolor: 'soft.marigold',
        animation: `${fade} 2.5s ease-out`,
      }}
    />
  );
}
