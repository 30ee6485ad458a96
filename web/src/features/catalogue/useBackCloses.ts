import { useEffect, useEffectEvent, useRef } from 'react';
import { setHistoryGate } from '../../ui/historyGate.ts';

const MARK = 'sheet';
const stateNow = () => (history.state ?? {}) as { idx?: number; [MARK]?: boolean };

/**
 * The back button closes what is open over the page, and leaves the page where it is: while it is open, a step of the
 * history of its own stands behind the page's. Whoever goes elsewhere from it takes that step's place (`replace`);
 * where nobody does, closing takes it away.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    isHeld.current = true;
    const { idx = 0, ...state } = stateNow();
    // React Router numbers its steps; this one is a copy of the page's.
    if (state[MARK] !== true) history.pushState({ ...state, idx: idx + 1, [MARK]: true }, '');
    const openGate = setHistoryGate((event) => {
      event.stopImmediatePropagation();
      close();
    });
    return () => {
      openGate();
      isHeld.current = false;
      // StrictMode opens once more at once.
      queueMicrotask(() => {
        if (!isHeld.current && stateNow()[MARK] === true) goBackUnheard();
      });
    };
  }, [isOpen]);
}

function goBackUnheard(): void {
  const openGate = setHistoryGate((event) => {
    event.stopImmediatePropagation();
    openGate();
  });
  history.back();
}
