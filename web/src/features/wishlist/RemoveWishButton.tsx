import { MESSAGES } from '@bns/domain';
import HeartBroken from '@mui/icons-material/HeartBrokenOutlined';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import type { WishRow } from '../../live/lists.ts';
import { removeWish } from '../../live/writes.ts';
import { wishlistText } from '../../texts/wishlist.ts';
import { notify } from '../../ui/notify.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type RemoveWishButtonProps = {
  wish: WishRow;
  /** The page's question: the card leaves the list before it closes. */
  ask: (question: Question) => void;
};

/** Takes a phone off the wishlist after asking. */
export function RemoveWishButton({ wish, ask }: RemoveWishButtonProps) {
  const askRemove = () =>
    ask({
      title: wishlistText.removeTitle(wish.title),
      text: wishlistText.removeText,
      verb: wishlistText.remove,
      act: () => remove(wish),
    });
  return (
    <Button variant="outlined" startIcon={<HeartBroken aria-hidden />} onClick={askRemove}>
      {wishlistText.remove}
    </Button>
  );
}

async function remove({ productId, buyerId, title }: WishRow): Promise<void> {
  try {
    await removeWish(productId, { uid: buyerId });
    notify.success(wishlistText.removed(title));
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.worng));
  }
}
