import { MESSAGES, NOTICE } from '@bns/domain';
import { useRef } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { smallOf } from '../../api/hostedImage.ts';
import { uploadImage } from '../../api/uploadImage.ts';
import { saveProfile } from '../../live/profile.ts';
import type { Person } from '../../live/session.ts';
import { profileText } from '../../texts/profile.ts';
import { notify } from '../../ui/notify.ts';
import { useHosting } from '../../ui/useHosting.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import type { PhotoChange } from './ProfilePhoto.tsx';

type Change = { name: string; photo: PhotoChange };

type ProfileSave = {
  /** Saves and tells how it went; a second call while one runs does nothing (case 33). */
  save: (change: Change) => Promise<void>;
  busy: boolean;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * From a changed profile to a saved one; a photo that went up before a failure is not sent again. A failure may have
 * saved the document, so that what failed is no news to it and still has to be sent again.
 */
export function useProfileSave(person: Person, onSaved: (name: string) => void): ProfileSave {
  const failed = useRef<Change>(undefined);
  const [host, progress] = useHosting(hostPicture);

  async function imageOf(photo: PhotoChange): Promise<string> {
    if (photo === undefined) return person.image;
    if (photo === null) return '';
    return host(photo);
  }

  const [save, busy] = useOneAtATime(async ({ name, photo }: Change) => {
    const isAgain = failed.current?.name === name && failed.current.photo === photo;
    if (!isAgain && name === person.name && photo === undefined) {
      notify.plain(profileText.unchanged);
      return;
    }
    try {
      await saveProfile(person.uid, { name, image: await imageOf(photo) });
    } catch (fault) {
      failed.current = { name, photo };
      notify.error(faultWords(fault, MESSAGES.wrong));
      return;
    }
    failed.current = undefined;
    notify.success(profileText.saved);
    onSaved(name);
  });
  return { save, busy, progress };
}

/** Uploads under one loading toast; a person is never shown larger than a card. */
async function hostPicture(photo: Blob, onProgress: (progress: number) => void): Promise<string> {
  return smallOf(await notify.during(NOTICE.uploading, uploadImage(photo, { onProgress })));
}
