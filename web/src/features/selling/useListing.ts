import { type AddProductValues, type CategoryRow, MESSAGES, NOTICE } from '@bns/domain';
import { useEffect, useRef, useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { uploadImage } from '../../api/uploadImage.ts';
import type { Person } from '../../live/session.ts';
import { listPhone } from '../../live/writes.ts';
import { notify } from '../../ui/notify.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { listingDraft } from './listingDraft.ts';

type ListingOptions = { person: Person; categories: readonly CategoryRow[]; onListed: () => void };

type Listing = {
  /** Uploads the photo, then saves; tells how it went. A second call while one runs does nothing (case 33). */
  list: (values: AddProductValues) => Promise<void>;
  busy: boolean;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * Add Product's way from a filled-in form to a phone on sale (spec §4). A failure keeps everything; whoever has gone
 * to another page meanwhile stays there.
 */
export function useListing({ person, categories, onListed }: ListingOptions): Listing {
  const [progress, setProgress] = useState<number>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function hostedUrl(photo: object): Promise<string> {
    const hosted = listingDraft.of(person.uid)?.hosted;
    if (hosted?.photo === photo) return hosted.url;
    const done = notify.loading(NOTICE.uploading);
    setProgress(0);
    try {
      const { url } = await uploadImage(photo as Blob, { onProgress: setProgress });
      listingDraft.keepHosted(person.uid, { photo, url });
      return url;
    } finally {
      setProgress(undefined);
      done();
    }
  }

  const [list, busy] = useOneAtATime(async ({ image, ...values }: AddProductValues) => {
    const category = categories.find((row) => row.categoryId === values.categoryId);
    try {
      if (category === undefined) throw new Error('The chosen brand has left the list');
      await listPhone(values, await hostedUrl(image), category, person);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
      return;
    }
    listingDraft.drop();
    notify.success(MESSAGES.productAdded);
    if (here.current) onListed();
  });
  return { list, busy, progress };
}
