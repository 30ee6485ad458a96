import {
  CATEGORY_FIELDS,
  type Category,
  COLLECTIONS,
  categoryCopy,
  productPath,
  SELLER_FIELDS,
  sellerCopy,
  type User,
} from '@bns/domain';
import { db } from '../firebase.ts';
import { readCategory } from './categories.ts';
import { type Fields, lacking, settleAll, settleOne } from './settling.ts';
import { readUser } from './users.ts';

type SellerSource = Pick<User<unknown>, 'name' | 'isVerified' | 'isDeleted'>;
type CategorySource = Pick<Category, 'categoryName'>;

/** Makes the phones of a seller say who he is. */
export async function settlePhonesOfSeller(sellerId: string, seller: SellerSource): Promise<void> {
  const wanted = sellerCopy(whole(seller));
  const phones = db.collection(COLLECTIONS.products).where('sellerId', '==', sellerId);
  await settleAll(phones, {
    fields: SELLER_FIELDS,
    plan: (phone) => lacking(phone, wanted),
    isHeavy: (changes) => 'isHidden' in changes,
  });
}

/** Makes the phones of a category say its name. */
export async function settlePhonesOfCategory(categoryId: string, category: CategorySource): Promise<void> {
  const wanted = categoryCopy(category);
  const phones = db.collection(COLLECTIONS.products).where('categoryId', '==', categoryId);
  await settleAll(phones, { fields: CATEGORY_FIELDS, plan: (phone) => lacking(phone, wanted) });
}

/** Makes one phone say who sells it and what its category is called: at least 3 reads. */
export async function settlePhone(productId: string): Promise<void> {
  await settleOne(productPath(productId), async (phone) => {
    const [seller, category] = await Promise.all([
      readUser(String(phone['sellerId'])),
      readCategory(String(phone['categoryId'])),
    ]);
    return phoneLacks(phone, seller, category);
  });
}

/** What a phone does not say of its seller and its category; a source that is not there asks for nothing. */
export function phoneLacks(
  phone: Fields,
  seller: SellerSource | undefined,
  category: CategorySource | undefined,
): Fields | null {
  return lacking(phone, {
    ...(seller && sellerCopy(whole(seller))),
    ...(category && categoryCopy(category)),
  });
}

/** A broken user document must not empty all phones of its seller. */
function whole(seller: SellerSource): SellerSource {
  const { name, isVerified, isDeleted } = seller;
  if (typeof name === 'string' && typeof isVerified === 'boolean' && typeof isDeleted === 'boolean')
    return seller;
  throw new TypeError('the user document is not whole');
}
