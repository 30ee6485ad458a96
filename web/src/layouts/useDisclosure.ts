import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that a button opens and closes: it closes on the way to another page, and on Escape, which gives the
 * focus back to the button (case 58).
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);

  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  }, []);
  return { open, opener, close, toggle, onKeyDown };
}
