import { aProduct } from '../builders/aProduct.ts';
import { at, db } from './behind.ts';

const { title, image, cardImage, description, condition, location } = aProduct(at);

/** A body of `POST /products`, of the brand of {@link putBrand}. */
export const aListing = () => ({
  title,
  categoryName: 'Samsung',
  image,
  cardImage,
  description,
  originalPrice: 49_999,
  resalePrice: '31,500',
  yearsOfUse: '2',
  condition,
  location,
  sellerPhone: '+880 1712-345678',
});

/** The brand, the same row in all files that name it. */
export async function putBrand(): Promise<void> {
  const brand = { categoryName: 'Samsung', image: 'https://i.ibb.co/BNSbrand/samsung.webp' };
  await db.doc('categories/samsung').set(brand);
}
