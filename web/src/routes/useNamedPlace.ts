import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A part of a page that an address may name by its hash: it is scrolled to and takes the focus, because the router changes
 * addresses without the browser's own jump. Who comes back is where he was; there the browser scrolls.
 * @returns for the part, which has to be focusable
 */
export function useNamedPlace(name: string): RefObject<HTMLElement | null> {
  const { hash, key } = useLocation();
  const move = useNavigationType();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== `#${name}`) return;
    if (move !== 'POP' || window.scrollY === 0) place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, key, move, name]);
  return place;
}
