import { useRef, useState } from 'react';

/** A photo that is hosted already, and where. */
export type HostedPhoto = { photo: object; url: string };

/** Sends a photo; told 0..1 while it is on its way. Answers with its address, or throws with words for a person. */
type Upload = (photo: Blob, onProgress: (progress: number) => void) => Promise<string>;

/** What remembers the hosted photo where that outlives the form. */
type Kept = { of: () => HostedPhoto | undefined; keep: (hosted: HostedPhoto) => void };

/**
 * Hosts a form's photo once: a second attempt to save does not upload it again.
 * @returns what hosts a photo and tells its address, and its progress: 0..1 while it is on its way
 */
export function useHosting(
  upload: Upload,
  kept?: Kept,
): [host: (photo: object) => Promise<string>, progress: number | undefined] {
  const [progress, setProgress] = useState<number>();
  const last = useRef<HostedPhoto>(undefined);
  const { of, keep } = kept ?? {
    of: () => last.current,
    keep: (hosted: HostedPhoto) => {
      last.current = hosted;
    },
  };

  async function host(photo: object): Promise<string> {
    const hosted = of();
    if (hosted?.photo === photo) return hosted.url;
    setProgress(0);
    try {
      const url = await upload(photo as Blob, setProgress);
      keep({ photo, url });
      return url;
    } finally {
      setProgress(undefined);
    }
  }
  return [host, progress];
}
