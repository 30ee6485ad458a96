import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import { peopleText } from '../../texts/people.ts';

const EMAIL_AT_LONGEST = 254;

/** Finds people by the start of a name or an e-mail; Escape empties it. */
export function PeopleSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      id={id}
      type="text"
      size="small"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear();
      }}
      inputRef={input}
      placeholder={peopleText.searchHint}
      slotProps={{
        input: {
          role: 'searchbox',
          'aria-label': peopleText.search,
          maxLength: EMAIL_AT_LONGEST,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'search',
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <InputAdornment position="end">
            <IconButton aria-label={peopleText.clear} edge="end" onClick={clear}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ width: { xs: '100%', sm: 320 }, minHeight: 48 }}
    />
  );
}
