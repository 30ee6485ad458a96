import Divider from '@mui/material/Divider';
import { GoogleButton } from './GoogleButton.tsx';

/** Below the form of both pages: the Google account instead. */
export function OtherWay() {
  return (
    <>
      <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>or</Divider>
      <GoogleButton />
    </>
  );
}
