import { phoneCardText } from '../texts/phoneCard.ts';
import { notify } from './notify.ts';
import { usePhotoDesk } from './PhotoDesk.tsx';
import { Picture } from './Picture.tsx';

type LargePhotoProps = {
  src: string;
  /** The same photo small, for where it stands on a card. */
  small?: string;
  title: string;
  eager?: boolean;
};

/** A phone's photo that opens large, where a PhotoDesk stands round it; what shows it so comes when it is first pressed. */
export function LargePhoto({ src, small = src, title, eager = false }: LargePhotoProps) {
  const show = usePhotoDesk();

  async function open(): Promise<void> {
    try {
      await show?.({ src, title });
    } catch {
      notify.error(phoneCardText.photoFailed);
    }
  }
  const opening = show === null ? {} : { onOpen: () => void open() };
  return <Picture src={small} alt={title} eager={eager} {...opening} />;
}
