import { ENTRANCE_MS } from '@bns/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Reveal.module.css';

const entrance = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets what comes into view from below rise by 8 px and fade in; what is on the first screen stands still. Where it is,
 * only the observer tells: asking for the place would lay out what is far below at once.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (element === null || still) return undefined;
    let isFirst = true;
    const watch = new IntersectionObserver(([entry]) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (entry?.isIntersecting !== true) return;
      watch.disconnect();
      if (!wasFirst && entry.boundingClientRect.top >= 0)
        element.animate(entrance, { duration: ENTRANCE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} className={css.frame}>
      {children}
    </div>
  );
}
