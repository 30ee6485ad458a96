import { LIST_PAGE } from '@bns/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivals } from './arrivals.ts';

/** With these a person moves the page. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Goes to the card that the address points at, once; PhoneAnchor does the rest. Whoever has moved the page meanwhile, or
 * has gone on to the next page of the list, is left where he reads.
 * @param ids of the list, in its order
 */
export function useArrival(ids: readonly string[], scrollToCard: (at: number) => void): void {
  const { hash, key } = useLocation();
  const arrival = hash === '' ? '' : key + hash;
  const looked = useRef({ arrival: '', count: 0 });
  const led = useRef('');
  // Before PhoneAnchor's effect: a card of the next page may be drawn at once.
  useLayoutEffect(() => {
    const before = looked.current;
    looked.current = { arrival, count: ids.length };
    const hasGoneOn = ids.length > LIST_PAGE && ids.length > before.count;
    if (arrival !== '' && before.arrival === arrival && hasGoneOn) arrivals.end(arrival);
  });
  useEffect(() => {
    if (arrival === '') return undefined;
    const end = () => arrivals.end(arrival);
    for (const act of BY_HAND) window.addEventListener(act, end, { passive: true });
    return () => {
      for (const act of BY_HAND) window.removeEventListener(act, end);
    };
  }, [arrival]);
  useEffect(() => {
    if (arrival === '' || led.current === arrival || arrivals.isOver(arrival)) return;
    const at = ids.findIndex((id) => hash === `#${encodeURIComponent(id)}`);
    if (at === -1) return;
    led.current = arrival;
    scrollToCard(at);
  });
}
