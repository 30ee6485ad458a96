import { useEffect, useRef } from 'react';

/**
 * For an answer that may come late: whether the page, or this opening of the dialog, that asked is still there.
 * @param open whether it is shown
 * @returns what is called before the wait, and answers with what tells it after the wait
 */
export function useHere(open = true): () => () => boolean {
  const opening = useRef<object>(undefined);
  useEffect(() => {
    opening.current = open ? {} : undefined;
    return () => {
      opening.current = undefined;
    };
  }, [open]);
  return () => {
    const asked = opening.current;
    return () => asked !== undefined && opening.current === asked;
  };
}
