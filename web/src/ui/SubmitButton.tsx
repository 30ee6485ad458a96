import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading'> & { busy: boolean };

const stillGreen = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
};

/** Sends its form. While busy it shows a spinner, keeps its name and its width, and cannot be pressed again. */
export function SubmitButton({ busy, children, sx = null, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...rest}
      disabled={busy || rest.disabled === true}
      aria-busy={busy}
      sx={[busy && stillGreen, ...(Array.isArray(sx) ? sx : [sx])]}
      {...(busy && { startIcon: <CircularProgress size={18} color="inherit" aria-hidden /> })}
    >
      {children}
    </Button>
  );
}
