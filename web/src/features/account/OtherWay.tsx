import Divider from '@mui/material/Divider';
import { loginText } from '../../texts/login.ts';
import { GoogleButton } from './GoogleButton.tsx';

/** Below the form of both pages: the Google account instead. */
export function OtherWay() {
  return (
    <>
      <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>{loginText.or}</Divider>
      <GoogleButton />
    </>
  );
}
