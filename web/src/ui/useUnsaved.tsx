import { type ReactNode, useEffect, useState } from 'react';
import { sellingText } from '../texts/selling.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { setHistoryGate, setLeaveQuestion } from './historyGate.ts';

/** React Router numbers the entries of the history it makes. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx;

/** The link of this site that a plain click follows to another page. */
function linkOf({ target, defaultPrevented, button, ...keys }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || defaultPrevented || button !== 0) return null;
  if (keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey || link.target === '_blank') return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link : null;
}

/** Once somebody has chosen to leave, no other form of the page asks again. */
let letGo = false;

/**
 * Asks before a link, the back button, signing out or a closing tab takes a filled-in form away. React Router's own
 * blocker works with its data routers only, whose code the home page's budget does not hold.
 * @param onLeave called once the person has chosen to leave
 * @returns the question to render
 */
export function useUnsaved(isUnsaved: boolean, onLeave = () => {}): ReactNode {
  const [leave, setLeave] = useState<() => void>();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    letGo = false;
    const place = placeIn(history.state);
    let isComingBack = false;
    const ask = (act: () => void) => {
      setLeave(() => act);
      setAsking(true);
    };
    const go = (way: () => void) => () => {
      letGo = true;
      way();
    };
    const onClick = (event: MouseEvent) => {
      const link = letGo ? null : linkOf(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(go(() => link.click()));
    };
    const onPopState = (event: PopStateEvent) => {
      const to = placeIn(event.state);
      if (letGo || to === undefined || place === undefined) return;
      if (isComingBack || to !== place) event.stopImmediatePropagation();
      if (isComingBack || to === place) {
        isComingBack = false;
        return;
      }
      isComingBack = true;
      history.go(place - to);
      ask(go(() => history.go(to - place)));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!letGo) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    const closeGate = setHistoryGate(onPopState);
    const endQuestion = setLeaveQuestion(ask);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      closeGate();
      endQuestion();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isUnsaved]);

  if (leave === undefined) return null;
  return (
    <ConfirmDialog
      open={asking}
      title={sellingText.leaveTitle}
      text={sellingText.leaveText}
      verb={sellingText.leave}
      cancelWord={sellingText.stay}
      danger
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        onLeave();
        leave();
      }}
    />
  );
}
