import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { findingText } from '../../texts/finding.ts';

type SuggestionListProps = {
  /** Of the list; its options are `<id>-<place>`. */
  id: string;
  names: readonly string[];
  /** The place of the one that Enter takes; −1 for none. */
  active: number;
  onChoose: (name: string) => void;
};

/** Names below the search box. The focus stays in the box, so a press here must not take it. */
export function SuggestionList({ id, names, active, onChoose }: SuggestionListProps) {
  return (
    <Paper
      id={id}
      role="listbox"
      aria-label={findingText.suggestions}
      elevation={8}
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: '100%',
        left: 0,
        right: 0,
        mt: 0.5,
        py: 1,
        borderRadius: '12px',
        overflow: 'hidden',
      }}
    >
      {names.map((name, at) => (
        <Box
          key={name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onClick={() => onChoose(name)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 2,
            cursor: 'pointer',
            '&:hover, &[aria-selected=true]': { bgcolor: 'soft.green', color: 'soft.onGreen' },
          }}
        >
          {name}
        </Box>
      ))}
    </Paper>
  );
}
