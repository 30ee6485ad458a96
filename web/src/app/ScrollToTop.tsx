import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top, or at the phone its address points at; going back is the browser's to restore. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const move = useNavigationType();
  useEffect(() => {
    if (move !== 'POP' && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, move]);
  return null;
}
