import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

type Ids = { id: string; 'aria-describedby': string | undefined };
type FieldFrameProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: (ids: Ids) => ReactNode;
};

/** A label above its control, and below it what is wrong with it, or a hint, tied by aria-describedby (labels). */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const below = error ?? hint;
  const belowId = below === undefined ? undefined : `${id}-below`;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75, typography: 'body2', fontWeight: 650, color: 'text.primary' }}>
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': belowId })}
      {below !== undefined && <FormHelperText id={belowId}>{below}</FormHelperText>}
    </FormControl>
  );
}
