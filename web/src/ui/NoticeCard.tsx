import { NOTICE_MS } from '@bns/domain';
import { type CSSProperties, type Ref, useState } from 'react';
import { shellText } from '../texts/shell.ts';
import { Icon } from './Icon.tsx';
import css from './NoticeCard.module.css';
import type { Notice } from './notify.ts';
import { PlainIconButton } from './PlainIconButton.tsx';
import { Spinner } from './Spinner.tsx';
import words from './type.module.css';
import { usePausedTimeout } from './usePausedTimeout.ts';

type NoticeCardProps = {
  notice: Notice;
  onClose: () => void;
  /** Both are the stack's, which moves the card in and out. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
};

const marks = {
  plain: null,
  success: (
    <span className={css.done}>
      <Icon name="done" />
    </span>
  ),
  error: <Icon name="error" />,
  loading: <Spinner size={20} />,
};

/** A notice as it looks. Errors interrupt (alert), the rest waits its turn (status); hovering or focusing pauses. */
export function NoticeCard({ notice: { kind, text }, onClose, ref, style }: NoticeCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausedTimeout(onClose, kind === 'loading' ? undefined : NOTICE_MS[kind], hovered || focused);
  const error = kind === 'error';
  return (
    <div
      ref={ref}
      style={style}
      className={`${words.body2} ${css.notice}${error ? ` ${css.error}` : ''}`}
      role={error ? 'alert' : 'status'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {marks[kind]}
      <div className={css.text}>{text}</div>
      {kind !== 'loading' && (
        <PlainIconButton icon="close" size={20} label={shellText.closeNotice} onClick={onClose} />
      )}
    </div>
  );
}
