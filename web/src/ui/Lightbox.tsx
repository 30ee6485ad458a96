import { DIALOG_MS } from '@bns/domain';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { phoneCardText } from '../texts/phoneCard.ts';
import type { LazyDialogProps } from './useLazyDialog.tsx';

export type Photo = { src: string; title: string };

const nothing = () => null;

/** One photo, as large as the screen: Escape or a click beside it closes, and the focus goes back. */
export function Lightbox({ subject: { src, title }, open, onClose, onExited }: LazyDialogProps<Photo>) {
  return (
    <YetAnotherLightbox
      open={open}
      close={onClose}
      on={{ exited: onExited }}
      slides={[{ src, alt: title }]}
      plugins={[Zoom]}
      carousel={{ finite: true, imageProps: { referrerPolicy: 'no-referrer' } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: DIALOG_MS / 2 }}
      render={{ buttonPrev: nothing, buttonNext: nothing }}
      labels={{
        Lightbox: phoneCardText.photoOf(title),
        'Photo gallery': phoneCardText.photoOf(title),
        Close: phoneCardText.close,
        'Zoom in': phoneCardText.zoomIn,
        'Zoom out': phoneCardText.zoomOut,
      }}
    />
  );
}
