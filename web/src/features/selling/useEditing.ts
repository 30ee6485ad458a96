import { type EditProductValues, MESSAGES } from '@bns/domain';
import { useRef } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { editPhone } from '../../live/writes.ts';
import { editPhoneText } from '../../texts/editPhone.ts';
import { notify } from '../../ui/notify.ts';
import { useHere } from '../../ui/useHere.ts';
import { useHosting } from '../../ui/useHosting.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { hostPhoto } from './hostPhoto.ts';

type Editing = {
  /** Uploads a new photo, then saves what is given; tells how it went. */
  save: (values: Partial<EditProductValues>) => Promise<void>;
  busy: boolean;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * Edit's way from a filled-in form to the changed phone. A failure keeps everything, the uploaded photo too.
 * @param onSaved is not called where the page has been left meanwhile
 */
export function useEditing(phone: Pick<PhoneRow, 'id'>, onSaved: () => void): Editing {
  const [host, progress] = useHosting(hostPhoto);
  const saved = useRef(false);
  const here = useHere();

  const [save, busy] = useOneAtATime(async ({ image, ...values }: Partial<EditProductValues>) => {
    if (saved.current) return;
    const isHere = here();
    try {
      const photo = image ? await host(image) : {};
      if (await editPhone(phone.id, { ...values, ...photo })) notify.success(editPhoneText.saved);
      else notify.plain(editPhoneText.unchanged);
      saved.current = true;
      if (isHere()) onSaved();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  });
  return { save, busy, progress };
}
