import { styled } from '@mui/material/styles';
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

/** For the keyboard: past the header, straight to what the page is about. */
export function SkipLink() {
  return <Jump href="#content">{shellText.skip}</Jump>;
}
