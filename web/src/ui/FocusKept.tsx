import { type ReactNode, useEffect, useRef } from 'react';
import css from './FocusKept.module.css';

/**
 * Takes the focus when what had it inside leaves the page, as a deleted person's card leaves a live list: else it would
 * fall to the top of the document. A dialog that was opened from there may lie between. Whoever has gone elsewhere
 * meanwhile is left alone.
 * @param label what a screen reader calls the place where the focus is then
 */
export function FocusKept({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    let last: Node | null = null;
    const enter = ({ target }: FocusEvent) => {
      last = target === place ? null : (target as Node);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (relatedTarget === null && (target as Node).isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      place?.focus({ preventScroll: true });
    });
    place?.addEventListener('focusin', enter);
    place?.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      place?.removeEventListener('focusin', enter);
      place?.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className={css.box}>
      {children}
    </div>
  );
}
