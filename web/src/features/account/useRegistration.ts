import { MESSAGES, NOTICE, type RegisterValues } from '@bns/domain';
import { useState } from 'react';
import { faultWords } from '../../api/faultWords.ts';
import { register } from '../../live/account.ts';
import { notify } from '../../ui/notify.ts';
import { useHere } from '../../ui/useHere.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

type Registration = {
  /** Makes the account and tells how it went; a second call while one runs does nothing (case 33). */
  enrol: (values: RegisterValues) => Promise<void>;
  busy: boolean;
  /** 0..1 while the photo is on its way. */
  progress: number | undefined;
};

/**
 * Register's way from a filled-in form to an account (spec §4). A failure keeps everything that was filled in.
 * @param onDone is not called where the page has been left meanwhile
 */
export function useRegistration(onDone: () => void): Registration {
  const [progress, setProgress] = useState<number>();
  const here = useHere();
  const [enrol, busy] = useOneAtATime(async (values: RegisterValues) => {
    const isHere = here();
    let uploadEnds = () => {};
    try {
      await register(values, (state) => {
        setProgress(state.step === 'photo' ? state.uploaded : undefined);
        if (state.step === 'account') return;
        if (state.step === 'saving') uploadEnds();
        else if (state.uploaded === 0) uploadEnds = notify.loading(NOTICE.uploading);
      });
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
      return;
    } finally {
      uploadEnds();
      setProgress(undefined);
    }
    notify.success(MESSAGES.accountCreated);
    if (isHere()) onDone();
  });
  return { enrol, busy, progress };
}
