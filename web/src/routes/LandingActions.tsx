import type { ProductAnswer } from '@bns/domain';
import { BookButton } from '../features/buying/BookButton.tsx';
import { WishButton } from '../features/wishlist/WishButton.tsx';

/** Book Now and Wishlist on the home page; what writes is loaded when one of them is pressed by a signed-in person. */
export function LandingActions({ phone }: { phone: ProductAnswer }) {
  const subject = { ...phone, productId: phone._id };
  return (
    <>
      <BookButton phone={subject} />
      <WishButton phone={subject} />
    </>
  );
}
