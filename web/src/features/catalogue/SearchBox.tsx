import { FIND_WORDS_MAX, normalizeLine } from '@bns/domain';
import Clear from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findingText } from '../../texts/finding.ts';
import { namesFor } from './namesFor.ts';
import { SuggestionList } from './SuggestionList.tsx';

/** Names that are suggested at once. */
const MOST = 6;

type SearchBoxProps = {
  typed: string;
  onType: (typed: string) => void;
  /** Whose names are suggested; '' for all. */
  brand: string;
  onSearch: (words: string) => void;
};

/** Whether the key is the keyboard program's, as for Bangla: Enter takes the word that it offers. Safari says 229 only. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229;

/**
 * Finds phones by words. While somebody types, names are suggested, which costs no read; Enter or a choice searches.
 * The keys are those of a combobox: arrows go through the list, Enter takes, Escape closes.
 */
export function SearchBox({ typed, onType, brand, onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const named = useDeferredValue(isOpen ? typed : '');
  const names = useMemo(() => namesFor(named, brand, MOST), [named, brand]);
  const showsNames = isOpen && names.length > 0;

  const shut = () => {
    setOpen(false);
    setActive(-1);
  };
  const search = (next: string) => {
    const line = normalizeLine(next);
    onType(line);
    shut();
    onSearch(line);
    // A phone's keyboard would lie over what was found.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search((isOpen ? names[active] : undefined) ?? typed);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') shut();
    if (step === undefined || !showsNames) return;
    event.preventDefault();
    const places = names.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
      <OutlinedInput
        fullWidth
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={shut}
        inputRef={input}
        placeholder={findingText.searchHint}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': findingText.search,
            'aria-autocomplete': 'list',
            'aria-expanded': showsNames,
            'aria-controls': showsNames ? id : undefined,
            'aria-activedescendant': showsNames && active >= 0 ? `${id}-${active}` : undefined,
            maxLength: FIND_WORDS_MAX,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'search',
          },
        }}
        startAdornment={
          <InputAdornment position="start">
            <IconButton type="submit" edge="start" aria-label={findingText.submit}>
              <SearchIcon />
            </IconButton>
          </InputAdornment>
        }
        endAdornment={
          typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={findingText.clearSearch}
                onClick={() => {
                  search('');
                  input.current?.focus();
                }}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
        sx={{ minHeight: 48 }}
      />
      {showsNames && <SuggestionList id={id} names={names} active={active} onChoose={search} />}
    </Box>
  );
}
