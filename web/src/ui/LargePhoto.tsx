import { phoneCardText } from '../texts/phoneCard.ts';
import type { Photo } from './Lightbox.tsx';
import { notify } from './notify.ts';
import { Picture } from './Picture.tsx';
import { useLazyDialog } from './useLazyDialog.tsx';

type LargePhotoProps = { src: string; title: string; eager?: boolean };

const load = () => import('./Lightbox.tsx').then((module) => module.Lightbox);

/** A phone's photo that opens large; what shows it so comes when it is first pressed. */
export function LargePhoto({ src, title, eager = false }: LargePhotoProps) {
  const [show, lightbox] = useLazyDialog<Photo>(load);

  async function open(): Promise<void> {
    try {
      await show({ src, title });
    } catch {
      notify.error(phoneCardText.photoFailed);
    }
  }
  return (
    <>
      <Picture src={src} alt={title} eager={eager} onOpen={() => void open()} />
      {lightbox}
    </>
  );
}
