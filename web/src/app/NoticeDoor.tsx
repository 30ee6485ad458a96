import { type ComponentType, useEffect, useState } from 'react';
import { somebody } from '../live/somebody.ts';
import { setNoticeBringer } from '../ui/notify.ts';
import { savesData } from '../ui/savesData.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;

/** Where a service worker keeps the file, it can be had when it is needed, also without a line. */
const isKept = () => navigator.serviceWorker?.controller != null;

/**
 * Brings what shows notices: at once where somebody is signed in, to whom things happen, and on pages with MUI's forms; on
 * light pages the first notice does. Where nothing keeps it for when there is no line, a guest's first press brings it
 * already, unless he saves data. What could not be had is asked for again the next time.
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
    const presses = isKept() || savesData() ? [] : PRESSES;
    for (const press of presses) window.addEventListener(press, bring, true);
    const endBringing = setNoticeBringer(bring);
    return () => {
      endBringing();
      for (const press of presses) window.removeEventListener(press, bring, true);
    };
  }, [Stack]);
  return Stack === undefined ? null : <Stack />;
}
