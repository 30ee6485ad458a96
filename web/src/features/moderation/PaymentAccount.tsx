import { PAYOUT_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { LiveDoc } from '../../live/documents.ts';
import type { PayoutAccountRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** Where a seller's money goes: the number to copy, and what a bank asks for. */
export function PaymentAccount({ account, seller }: { account: LiveDoc<PayoutAccountRow>; seller: string }) {
  if (account.status === 'loading') return <Skeleton width="50%" height={44} />;
  if (account.status === 'error') {
    return (
      <Box role="alert">
        {paymentsText.accountFailed}. <Button onClick={account.retry}>{paymentsText.tryAgain}</Button>
      </Box>
    );
  }
  if (account.status === 'missing') {
    return <Box sx={{ fontWeight: 650 }}>{paymentsText.noAccount(seller)}</Box>;
  }
  const { kind, number, accountName, bankName, branch } = account.data;
  const bank = [bankName, branch, accountName].filter((text) => text !== undefined && text !== '');
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {PAYOUT_WORDS[kind]}
        <Box component="strong" sx={{ typography: 'body1', fontWeight: 700 }}>
          {number}
        </Box>
        <CopyButton text={number} label={paymentsText.copy(seller)} />
      </Box>
      {bank.length > 0 && bank.join(' · ')}
    </div>
  );
}
