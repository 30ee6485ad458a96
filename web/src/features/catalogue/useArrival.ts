import { LIST_PAGE } from '@bns/domain';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivals } from './arrivals.ts';

/** With these a person moves the page. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Goes to the card that the address points at, once; PhoneAnchor does the rest. Whoever has moved the page meanwhile, or
 * has gone on to the next page of the list, is left where he reads, and the address points there no more: going back,
 * Chrome would put its card in place of where one was.
 * @param ids of the list, in its order
 */
export function useArrival(ids: readonly string[], scrollToCard: (at: number) => void): void {
  const { hash, key } = useLocation();
  const arrival = hash === '' ? '' : key + hash;
  const looked = useRef({ arrival: '', count: 0 });
  const led = useRef('');
  const end = useEffectEvent(() => {
    arrivals.end(arrival);
    const { pathname, search } = window.location;
    // Not through the router, for which the phone stays the one that is marked.
    if (window.location.hash === hash) history.replaceState(history.state, '', pathname + search);
  });
  // Before PhoneAnchor's effect: a card of the next page may be drawn at once.
  useLayoutEffect(() => {
    const before = looked.current;
    looked.current = { arrival, count: ids.length };
    const hasGoneOn = ids.length > LIST_PAGE && ids.length > before.count;
    if (arrival !== '' && before.arrival === arrival && hasGoneOn) end();
  });
  useEffect(() => {
    if (arrival === '') return undefined;
    const move = () => end();
    for (const act of BY_HAND) window.addEventListener(act, move, { passive: true });
    return () => {
      for (const act of BY_HAND) window.removeEventListener(act, move);
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
