import { shellText } from '../texts/shell.ts';
import css from './ErrorPanel.module.css';
import { PlainButton } from './PlainButton.tsx';
import words from './type.module.css';

type ErrorPanelProps = { title: string; hint?: string; retryLabel?: string; onRetry: () => void };

/** What failed, in words, and the way to try it again; never an empty list that is really an error (case 26). */
export function ErrorPanel({ title, hint, retryLabel = shellText.tryAgain, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className={css.panel}>
      <div>
        <p className={words.h4}>{title}</p>
        <p className={`${words.body2} ${words.quiet}`}>{hint ?? shellText.tryHint}</p>
      </div>
      <PlainButton variant="outlined" onClick={onRetry}>
        {retryLabel}
      </PlainButton>
    </div>
  );
}
