import { type ComponentType, useEffect, useState } from 'react';
import { somebody } from '../live/somebody.ts';
import { setNoticeBringer } from '../ui/notify.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Brings what shows notices: at once where somebody is signed in, to whom things happen, and on pages with MUI's forms; on
 * light pages a guest's first press brings it, so that looking does without. What could not be had is asked for again the
 * next time.
 */
export function NoticeDoor() {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    if (Stack !== undefined) return undefined;
    const bring = () => {
      import('../ui/notifyStack.tsx').then(
        ({ NotifyStack }) => setStack(() => NotifyStack),
        () => {},
      );
    };
    if (somebody.mayBeHere()) bring();
    for (const press of PRESSES) window.addEventListener(press, bring, true);
    const endBringing = setNoticeBringer(bring);
    return () => {
      endBringing();
      for (const press of PRESSES) window.removeEventListener(press, bring, true);
    };
  }, [Stack]);
  return Stack === undefined ? null : <Stack />;
}
