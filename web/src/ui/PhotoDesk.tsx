import { createContext, type ReactNode, useContext } from 'react';
import type { Photo } from './Lightbox.tsx';
import { useLazyDialog } from './useLazyDialog.tsx';

type Show = (photo: Photo) => Promise<void>;

const PhotoDeskContext = createContext<Show | null>(null);

const load = () => import('./Lightbox.tsx').then((module) => module.Lightbox);

/** Shows the photos inside of it large. It stands round a list, so that a card that leaves does not take a photo along. */
export function PhotoDesk({ children }: { children: ReactNode }) {
  const [show, lightbox] = useLazyDialog<Photo>(load);
  return (
    <PhotoDeskContext value={show}>
      {children}
      {lightbox}
    </PhotoDeskContext>
  );
}

/** Shows a photo large at the desk round it; null where there is none. */
export function usePhotoDesk(): Show | null {
  return useContext(PhotoDeskContext);
}
