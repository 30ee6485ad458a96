import css from './Spinner.module.css';

type SpinnerProps = {
  /** In px. */
  size: number;
  /** What is waited for; without one it repeats the text beside it. */
  label?: string;
};

/** Turns for as long as something takes, in the colour of its text; drawn without MUI. */
export function Spinner({ size, label }: SpinnerProps) {
  const said = label === undefined ? ({ 'aria-hidden': true } as const) : { 'aria-label': label };
  const style = { width: size, height: size, borderWidth: Math.max(2, size / 11) };
  return <span className={css.spinner} style={style} role="progressbar" {...said} />;
}
