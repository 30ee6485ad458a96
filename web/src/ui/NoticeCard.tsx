import { NOTICE_MS } from '@bns/domain';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { type CSSProperties, type Ref, useState } from 'react';
import { shellText } from '../texts/shell.ts';
import type { Notice } from './notify.ts';
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
  success: <CheckCircle sx={{ color: '#62CFA2' }} />,
  error: <ErrorOutlined />,
  loading: <CircularProgress size={20} color="inherit" aria-hidden />,
};

/** A notice as it looks. Errors interrupt (alert), the rest waits its turn (status); hovering or focusing pauses. */
export function NoticeCard({ notice: { kind, text }, onClose, ref, style }: NoticeCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausedTimeout(onClose, kind === 'loading' ? undefined : NOTICE_MS[kind], hovered || focused);
  const error = kind === 'error';
  return (
    <Box
      ref={ref}
      style={style}
      role={error ? 'alert' : 'status'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        boxSizing: 'border-box',
        width: { xs: '100%', sm: 'auto' },
        minWidth: { sm: 320 },
        maxWidth: 560,
        minHeight: 52,
        pl: 2.5,
        pr: 1,
        py: 0.5,
        borderRadius: '14px',
        bgcolor: error ? 'error.main' : '#14201B',
        color: error ? 'error.contrastText' : '#EDF2EA',
        border: '1px solid rgb(237 242 234 / 0.14)',
        boxShadow: '0 12px 32px -8px rgb(6 20 14 / 0.4)',
        typography: 'body2',
        fontWeight: 550,
      }}
    >
      {marks[kind]}
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{text}</Box>
      {kind !== 'loading' && (
        <IconButton aria-label={shellText.closeNotice} color="inherit" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
