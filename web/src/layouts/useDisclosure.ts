import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that a button opens and closes: it closes on the way to another page, which gets the focus, and on Escape,
 * which gives the focus back to the button (case 58).
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const openedOn = useRef<string>(undefined);
  const { key, pathname } = useLocation();
  useEffect(() => setOpen(false), [key]);

  // A drawer that closes gives the focus to its opener, whatever it was closed for; this comes after it.
  const settle = useEffectEvent(() => {
    if (open) openedOn.current = pathname;
    else if (openedOn.current !== undefined && openedOn.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true });
  });
  useEffect(() => settle(), [open]);

  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  }, []);
  return { open, opener, close, toggle, onKeyDown };
}
