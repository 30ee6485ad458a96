import { useState } from 'react';
import { phoneCardText } from '../texts/phoneCard.ts';
import { BrokenPhone } from './BrokenPhone.tsx';
import { isWebAddress } from './isWebAddress.ts';
import css from './Picture.module.css';

type PictureProps = {
  src: string;
  alt: string;
  eager?: boolean;
  /** Makes the photo a button that shows it large. */
  onOpen?: () => void;
};

/**
 * A phone's photo at 4:3 on its own ground. The frame has its size before the photo comes, so nothing jumps;
 * a photo that does not load leaves a drawing (contract imgbb: pictures may vanish, the host may be blocked).
 */
export function Picture({ src, alt, eager = false, onOpen }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const photo = (
    <img
      className={css.photo}
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
  if (!isWebAddress(src) || failedSrc === src) {
    return (
      <div className={css.frame}>
        <BrokenPhone label={alt} />
      </div>
    );
  }
  return (
    <div className={css.frame}>
      {onOpen === undefined ? (
        photo
      ) : (
        <button
          type="button"
          className={css.button}
          aria-label={phoneCardText.enlarge(alt)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {photo}
        </button>
      )}
    </div>
  );
}
