import Box from '@mui/material/Box';
import { useState } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';
import { BrokenPhone } from './BrokenPhone.tsx';
import { isWebAddress } from './isWebAddress.ts';

type PictureProps = {
  src: string;
  alt: string;
  eager?: boolean;
  /** Makes the photo a button that shows it large. */
  onOpen?: () => void;
};

const asButton = {
  display: 'block',
  width: '100%',
  height: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
} as const;

const frame = { aspectRatio: '4 / 3', overflow: 'hidden', bgcolor: 'sand' } as const;

/**
 * A phone's photo at 4:3 on its own ground. The frame has its size before the photo comes, so nothing jumps;
 * a photo that does not load leaves a drawing (contract imgbb: pictures may vanish, the host may be blocked).
 */
export function Picture({ src, alt, eager = false, onOpen }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const photo = (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
  if (!isWebAddress(src) || failedSrc === src) {
    return (
      <Box sx={frame}>
        <BrokenPhone label={alt} />
      </Box>
    );
  }
  return (
    <Box sx={frame}>
      {onOpen === undefined ? (
        photo
      ) : (
        <Box
          component="button"
          type="button"
          aria-label={phoneCardText.enlarge(alt)}
          aria-haspopup="dialog"
          onClick={onOpen}
          sx={asButton}
        >
          {photo}
        </Box>
      )}
    </Box>
  );
}
