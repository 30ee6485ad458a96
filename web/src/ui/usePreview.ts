import { useEffect, useState } from 'react';

/** An address under which a photo from this device can be shown; given back when the photo changes. */
export function usePreview(photo: Blob | null): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (photo === null) {
      setShown(undefined);
      return undefined;
    }
    const address = URL.createObjectURL(photo);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return shown;
}
