import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { shellText } from '../texts/shell.ts';

const Jump = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2),
  borderRadius: 10,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 650,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

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
    <Jump href={`#${CONTENT}`} onClick={jump}>
      {shellText.skip}
    </Jump>
  );
}
