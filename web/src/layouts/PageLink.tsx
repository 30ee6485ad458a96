import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';

/** A link of the header or the footer; the page one is on carries a marigold line. */
export const PageLink = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0, 1.5),
  borderRadius: 10,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sand },
  '&.active': { color: theme.vars.palette.text.primary },
  '&.active::after': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(1.5),
    bottom: 6,
    width: 20,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));
