import type { MouseEvent } from 'react';
import { shellText } from '../texts/shell.ts';
import css from './SkipLink.module.css';

const CONTENT = 'content';

function jump(event: MouseEvent): void {
  event.preventDefault();
  const content = document.getElementById(CONTENT);
  content?.focus({ preventScroll: true });
  content?.scrollIntoView();
}

/**
 * For the keyboard: past the header, straight to what the page is about. The browser's own jump would make an entry of
 * the history that the router knows nothing of.
 */
export function SkipLink() {
  return (
    <a href={`#${CONTENT}`} className={css.jump} onClick={jump}>
      {shellText.skip}
    </a>
  );
}
