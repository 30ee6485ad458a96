import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';

/** A link of a sidebar; the page one is on stands on soft green. */
export const SidebarLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0, 1.5),
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sand },
  '&.active': {
    color: theme.vars.palette.soft.onGreen,
    backgroundColor: theme.vars.palette.soft.green,
  },
  '&:focus-visible': { outlineOffset: -3 },
}));
