import { useRef, useState } from 'react';

/** A photo that is hosted already, and where. */
export type HostedPhoto<Place> = { photo: object; place: Place };

/** Sends a photo; told 0..1 while it is on its way. Answers with where it is, or throws with words for a person. */
type Upload<Place> = (photo: Blob, onProgress: (progress: number) => void) => Promise<Place>;

/** What remembers the hosted photo where that outlives the form. */
type Kept<Place> = { of: () => HostedPhoto<Place> | undefined; keep: (hosted: HostedPhoto<Place>) => void };

/**
 * Hosts a form's photo once: a second attempt to save does not upload it again.
 * @returns what hosts a photo and tells where it is, and its progress: 0..1 while it is on its way
 */
export function useHosting<Place>(
  upload: Upload<Place>,
  kept?: Kept<Place>,
): [host: (photo: object) => Promise<Place>, progress: number | undefined] {
  const [progress, setProgress] = useState<number>();
  const last = useRef<HostedPhoto<Place>>(undefined);
  const { of, keep } = kept ?? {
    of: () => last.current,
    keep: (hosted: HostedPhoto<Place>) => {
      last.current = hosted;
    },
  };

  async function host(photo: object): Promise<Place> {
    const hosted = of();
    if (hosted?.photo === photo) return hosted.place;
    setProgress(0);
    try {
      const place = await upload(photo as Blob, setProgress);
      keep({ photo, place });
      return place;
    } finally {
      setProgress(undefined);
    }
  }
  return [host, progress];
}
