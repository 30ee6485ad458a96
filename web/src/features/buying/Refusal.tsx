import Typography from '@mui/material/Typography';

/** Why a press came to nothing, below the row of buttons that it stands in. */
export function Refusal({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Typography
      role="alert"
      variant="body2"
      sx={{ order: 1, flexBasis: '100%', color: 'error.main', fontWeight: 600 }}
    >
      {children}
    </Typography>
  );
}
