import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import words from './type.module.css';

type EmptyStateProps = { art: IllustrationName; title: string; hint?: string; action?: ReactNode };

/** A list with nothing in it: the spec's sentence, one line on what to do next, and the way there. */
export function EmptyState({ art, title, hint, action }: EmptyStateProps) {
  return (
    <div className={css.place}>
      <Illustration name={art} width={240} />
      <p className={words.h3}>{title}</p>
      {hint !== undefined && <p className={`${words.body1} ${words.quiet} ${css.hint}`}>{hint}</p>}
      {action}
    </div>
  );
}
