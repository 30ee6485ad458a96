import type { ProductFields } from '@bns/domain';
import { aCategory } from './aCategory.ts';
import { aMoment, type MakeTime } from './moment.ts';

/** `products/{productId}`: a phone of the verified seller, on the market. */
export function aProduct<Time>(
  make: MakeTime<Time>,
  over: Partial<ProductFields<Time>> = {},
): ProductFields<Time> {
  const { categoryId, categoryName } = aCategory();
  return {
    title: 'Samsung Galaxy A54 5G 8/256',
    categoryId,
    categoryName,
    image: 'https://i.ibb.co/BNSphone/galaxy-a54.webp',
    cardImage: 'https://i.ibb.co/BNScard/galaxy-a54.webp',
    description:
      'Bought new in Bashundhara City with a receipt. Display and back without scratches, battery lasts a day, ' +
      'box and charger are there. Never opened, never repaired.',
    originalPrice: 49_999,
    resalePrice: 31_500,
    yearsOfUse: '1.5 Years',
    condition: 'Excellent',
    time: aMoment(make),
    location: 'Dhanmondi 27, Dhaka',
    district: 'Dhaka',
    sellerId: 'seller',
    sellerName: 'Seller',
    sellerVerified: true,
    isSold: false,
    isPaid: false,
    isAdvertised: false,
    isHidden: false,
    ...over,
  };
}
