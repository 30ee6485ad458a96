import { MESSAGES } from '@bns/domain';
import Google from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import { loginWithGoogle } from '../../live/account.ts';
import { loginText } from '../../texts/login.ts';
import { notify } from '../../ui/notify.ts';

/** It stays pressable while its window is open: a closed one is noticed only after seconds (case 3). */
export function GoogleButton() {
  async function press(): Promise<void> {
    try {
      await loginWithGoogle();
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.wrong));
    }
  }
  return (
    <Button variant="outlined" size="large" startIcon={<Google />} onClick={() => void press()}>
      {loginText.google}
    </Button>
  );
}
