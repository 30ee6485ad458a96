import { type AddProductValues, type CategoryRow, DomainError, FIELD, MESSAGES } from '@bns/domain';
import { useEffect, useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import type { Person } from '../../live/session.ts';
import { listPhone } from '../../live/writes.ts';
import { notify } from '../../ui/notify.ts';
import { useHere } from '../../ui/useHere.ts';
import { useHosting } from '../../ui/useHosting.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { hostPhoto } from './hostPhoto.ts';
import { listingDraft } from './listingDraft.ts';

type ListingOptions = {
  person: Person;
  categories: readonly CategoryRow[];
  /** Called once the phone is on sale, if the person is still here. */
  onListed: () => void;
  /** Called once a phone is on sale that was sent before the person left the page and came back; stable. */
  onListedBefore: () => void;
};

type Listing = {
  /** Uploads the photo, then saves; tells how it went. A second call while one runs does nothing (case 33). */
  list: (values: AddProductValues) => Promise<void>;
  busy: boolean;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * Add Product's way from a filled-in form to a phone on sale (spec §4). A failure keeps everything; whoever has gone
 * to another page meanwhile stays there, and whoever comes back finds the listing still under way. Closing the tab
 * would end it, so the browser asks.
 */
export function useListing({ person, categories, onListed, onListedBefore }: ListingOptions): Listing {
  const [host, progress] = useHosting(hostPhoto, {
    of: () => listingDraft.of(person.uid)?.hosted,
    keep: (hosted) => listingDraft.keepHosted(person.uid, hosted),
  });
  const here = useHere();
  const [before, setBefore] = useState(() => listingDraft.underWay(person.uid));
  useEffect(() => {
    let left = false;
    void before?.then((listed) => {
      if (left) return;
      setBefore(undefined);
      if (listed) onListedBefore();
    });
    return () => {
      left = true;
    };
  }, [before, onListedBefore]);

  async function attempt({ image, ...values }: AddProductValues): Promise<boolean> {
    const category = categories.find((row) => row.categoryId === values.categoryId);
    try {
      if (category === undefined) throw new DomainError('invalid', FIELD.brandUnknown);
      await listPhone(values, await host(image), category, person);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
      return false;
    }
    listingDraft.drop(person.uid);
    notify.success(MESSAGES.productAdded);
    return true;
  }

  const [list, busy] = useOneAtATime(async (values: AddProductValues) => {
    if (listingDraft.underWay(person.uid) !== undefined) return;
    const isHere = here();
    const listed = await listingDraft.run(person.uid, () => attempt(values));
    if (listed && isHere()) onListed();
  });
  const underWay = busy || before !== undefined;
  useEffect(() => {
    if (!underWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [underWay]);
  return { list, busy: underWay, progress };
}
