import { use, useEffect, useState } from 'react';
import { shellText } from '../texts/shell.ts';
import { NavigationPending } from './navigationPending.ts';
import css from './NavigationBar.module.css';

/** What is there sooner needs no sign that it is coming. */
const PATIENCE_MS = 150;

/** Says that the page somebody has asked for is on its way: on a slow line the one before stands for seconds. */
export function NavigationBar() {
  const pending = use(NavigationPending);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return late ? <div role="progressbar" aria-label={shellText.loading} className={css.bar} /> : null;
}
