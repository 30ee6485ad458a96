import { useState } from 'react';

type PhotoPick = {
  /** Takes a picked file; a cancelled chooser has none and changes nothing (case 48). */
  pick: (file: File | undefined) => Promise<void>;
  /** Whether the file is being made ready. */
  reading: boolean;
  /** Why the last file cannot be a photo (case 63). */
  refusal: string | undefined;
  forgetRefusal: () => void;
};

/**
 * From a picked file to a photo that is ready for upload.
 * @param prepare makes it ready, or throws an Error whose message says why it cannot be one
 */
export function usePhotoPick(
  prepare: (file: File) => Promise<Blob>,
  onChange: (photo: Blob) => void,
): PhotoPick {
  const [refusal, setRefusal] = useState<string>();
  const [reading, setReading] = useState(false);

  async function pick(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setRefusal(undefined);
    setReading(true);
    try {
      onChange(await prepare(file));
    } catch (fault) {
      setRefusal(fault instanceof Error ? fault.message : String(fault));
    }
    setReading(false);
  }
  return { pick, reading, refusal, forgetRefusal: () => setRefusal(undefined) };
}
