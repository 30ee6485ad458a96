import { shellText } from '../texts/shell.ts';
import css from './FullScreenLoader.module.css';
import { Spinner } from './Spinner.tsx';

/** Fills the screen while it is not yet known who asks (decisions: auth shows this, data shows skeletons). */
export function FullScreenLoader() {
  return (
    <div className={css.screen}>
      <Spinner label={shellText.loading} size={44} />
    </div>
  );
}
