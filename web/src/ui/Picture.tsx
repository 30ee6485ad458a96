import Box from '@mui/material/Box';
import { useState } from 'react';
import { BrokenPhone } from './BrokenPhone.tsx';
import { isWebAddress } from './isWebAddress.ts';

type PictureProps = { src: string; alt: string; eager?: boolean };

/**
 * A phone's photo at 4:3 on its own ground. The frame has its size before the photo comes, so nothing jumps;
 * a photo that does not load leaves a drawing (contract imgbb: pictures may vanish, the host may be blocked).
 */
export function Picture({ src, alt, eager = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Box sx={{ aspectRatio: '4 / 3', overflow: 'hidden', bgcolor: 'sand' }}>
      {!isWebAddress(src) || failedSrc === src ? (
        <BrokenPhone label={alt} />
      ) : (
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
      )}
    </Box>
  );
}
