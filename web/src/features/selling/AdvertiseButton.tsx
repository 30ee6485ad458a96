import { MESSAGES } from '@bns/domain';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { advertisePhone } from '../../live/writes.ts';
import { sellingText } from '../../texts/selling.ts';
import { notify } from '../../ui/notify.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

/** Puts a phone among the advertised ones. It stays pressable and says when it is there already (decisions). */
export function AdvertiseButton({ phone }: { phone: PhoneRow }) {
  const [advertise, busy] = useOneAtATime(async () => {
    try {
      const outcome = await advertisePhone(phone);
      if (outcome === 'advertised') notify.success(MESSAGES.advertised);
      else notify.error(MESSAGES.alreadyAdvertised);
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.worng));
    }
  });
  return (
    <Button
      variant={phone.isAdvertised ? 'outlined' : 'contained'}
      startIcon={<Campaign aria-hidden />}
      aria-busy={busy}
      onClick={singleClick(() => void advertise())}
    >
      {sellingText.advertise}
    </Button>
  );
}
