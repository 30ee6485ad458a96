import { type CategoryRow, contactPath, keywordsOf, newListing, productPath } from '@bns/domain';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { clockAt } from './clock.ts';
import { onEmulators, type SeedTarget } from './emulated.ts';
import { categories } from './listings.ts';
import { PEOPLE, sellerOf } from './people.ts';
import { PHONES } from './phones/phones.ts';
import { PLACES } from './places.ts';
import { phonePicture, seedPictures } from './seedPictures.ts';
import { uploadPictures } from './upload.ts';

/** Minutes between two phones. */
const APART = 7;

/**
 * Adds generated phones for tests of scale and benches: titles `… No 1` and on, ids `many-1` and on, all on the
 * market and of the verified seller, the seed's pictures shared among them. Two documents a phone.
 * @param count how many
 */
export async function seedManyPhones(count: number, target: SeedTarget): Promise<void> {
  await onEmulators(target, async (app) => {
    const db = getFirestore(app);
    const urls = await uploadPictures(target.imgbbUrl, seedPictures());
    const rows = categories(urls);
    const clock = clockAt(Math.floor(Date.now() / 1000), (seconds, ns) => new Timestamp(seconds, ns));
    const writer = db.bulkWriter();
    const written = Array.from({ length: count }, (_, index) => {
      const { product, contact } = manyPhone(index, rows, urls, clock.ago((index + 1) * APART));
      const productId = `many-${index + 1}`;
      return [
        writer.set(db.doc(productPath(productId)), { ...product, keywords: keywordsOf(product) }),
        writer.set(db.doc(contactPath(productId)), contact),
      ];
    });
    await writer.close();
    await Promise.all(written.flat());
    target.log(`Added ${count} phones`);
  });
}

/** The phone of one number: a seeded one under another title, place and price. */
function manyPhone<Time>(
  index: number,
  rows: readonly CategoryRow[],
  urls: ReadonlyMap<string, string>,
  now: Time,
) {
  const phone = PHONES[index % PHONES.length];
  const category = rows.find((row) => row.categoryName === phone?.brand);
  if (phone === undefined || category === undefined) throw new RangeError(`No phone for number ${index}`);
  const places = Object.values(PLACES);
  return newListing({
    values: {
      title: `${phone.title.slice(0, 60)} No ${index + 1}`,
      categoryId: category.categoryId,
      originalPrice: phone.original,
      resalePrice: phone.resale - (index % 50) * 10,
      yearsOfUse: `${phone.years} Years`,
      condition: phone.condition,
      description: phone.description,
      sellerPhone: PEOPLE['seed-seller'].phone,
      location: places[index % places.length] ?? PLACES.dhanmondi,
      district: '',
    },
    imageUrl: urls.get(phonePicture(phone.id)) ?? '',
    category,
    seller: sellerOf('seed-seller'),
    now,
  });
}
