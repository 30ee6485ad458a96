import { MESSAGES } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import type { Person } from '../../live/session.ts';
import { useLoginFirst } from '../../live/useLoginFirst.ts';
import { phoneCardText } from '../../texts/phoneCard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { singleClick } from '../../ui/singleClick.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';

type WishButtonProps = { phone: { productId: string; title: string } };

/**
 * Puts a phone on the wishlist, one's own too (decisions). It may stand on pages of signed-out people: what writes
 * is loaded when it is pressed.
 */
export function WishButton({ phone: { productId, title } }: WishButtonProps) {
  const [loginFirst, isWaiting] = useLoginFirst(productId);
  const [wish, busy] = useOneAtATime(async (person: Person) => {
    try {
      const { wishPhone } = await import('../../live/writes.ts');
      const outcome = await wishPhone(productId, person);
      if (outcome === 'wished') notify.success(MESSAGES.wished(title));
      else notify.error(MESSAGES.alreadyWished(title));
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.worng));
    }
  });
  return (
    <PlainButton
      variant="outlined"
      aria-busy={busy || isWaiting}
      onClick={singleClick(() => loginFirst((person) => void wish(person)))}
    >
      <Icon name="heart" size={20} />
      {phoneCardText.wishlist}
    </PlainButton>
  );
}
