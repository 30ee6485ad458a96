import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shellText } from '../texts/shell.ts';

type ErrorPanelProps = { title: string; hint?: string; retryLabel?: string; onRetry: () => void };

/** What failed, in words, and the way to try it again; never an empty list that is really an error (case 26). */
export function ErrorPanel({ title, hint, retryLabel = shellText.tryAgain, onRetry }: ErrorPanelProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: 3,
        borderRadius: '16px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <div>
        <Typography component="p" variant="h4">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint ?? shellText.tryHint}
        </Typography>
      </div>
      <Button variant="outlined" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Box>
  );
}
