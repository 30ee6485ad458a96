import LinearProgress from '@mui/material/LinearProgress';

/** How far a photo is: 0..1 while it is uploaded, undefined while it is read. */
export function UploadBar({ label, progress }: { label: string; progress: number | undefined }) {
  return (
    <LinearProgress
      aria-label={label}
      {...(progress === undefined
        ? { variant: 'indeterminate' as const }
        : { variant: 'determinate' as const, value: progress * 100 })}
      sx={{ mt: 1, height: 6, borderRadius: 3 }}
    />
  );
}
