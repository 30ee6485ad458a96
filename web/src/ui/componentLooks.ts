import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import './themeTypes.ts';

type Looks = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const float = '0 12px 32px -8px rgb(6 20 14 / 0.28)';

/** How MUI's parts look here: lines instead of shadows, 44 px targets, one soft shadow for what floats. */
export const componentLooks: Looks = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: '8px 18px',
        borderRadius: 12,
        variants: [
          { props: { size: 'large' }, style: { minHeight: 52, padding: '10px 26px', fontSize: '1.0625rem' } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.divider,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                borderColor: 'currentColor',
                backgroundColor: theme.vars.palette.background.paper,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.sand } },
          },
        ],
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiFab: { styleOverrides: { root: { boxShadow: float, textTransform: 'none' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        boxShadow: float,
        border: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700, paddingBottom: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: float } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.sand },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.85 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.field }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, fontSize: '0.8125rem' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.8125rem' } } },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.sand }) },
  },
};
