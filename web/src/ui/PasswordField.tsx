import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import { fieldText } from '../texts/fields.ts';
import { TextField } from './TextField.tsx';

/** A password that can be looked at; the button says what pressing it does (labels). */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? fieldText.hidePassword : fieldText.showPassword}
            onClick={() => setShown((was) => !was)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
