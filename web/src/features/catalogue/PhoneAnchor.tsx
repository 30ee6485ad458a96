import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The mark goes once it has been seen; who wants no motion keeps it. */
const fade = keyframes({ to: { outlineColor: 'transparent' } });

/**
 * The place of one phone in a list. An address that ends in `#<productId>` leads here: it is scrolled to and tinted
 * for a moment (case 36). React Router changes addresses without the browser's `:target`, hence the comparison.
 */
export function PhoneAnchor({ productId, children }: { productId: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const arrived = hash === `#${encodeURIComponent(productId)}`;
  useEffect(() => {
    if (arrived) place.current?.scrollIntoView({ block: 'center' });
  }, [arrived, key]);
  return (
    <Box
      ref={place}
      id={productId}
      data-arrived={arrived || undefined}
      sx={{
        display: 'grid',
        minWidth: 0,
        borderRadius: '16px',
        scrollMarginTop: 88,
        '&[data-arrived]': {
          outline: 3,
          outlineStyle: 'solid',
          outlineColor: 'secondary.main',
          outlineOffset: 3,
          animation: `${fade} 1s 4s forwards`,
        },
      }}
    >
      {children}
    </Box>
  );
}
