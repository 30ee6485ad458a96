import { type Category, COLLECTIONS, type Photo, type Product, productPath } from '@bns/domain';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { Obstacle } from '../root.ts';
import { manyPhoneId, type Stock } from './manyPhone.ts';

const PICTURES = 60;

/**
 * What the phones are made of, from what is in the market already: its brands, its pictures, and the time from which the
 * first of them counts back.
 * @throws Obstacle for a market without brands or phones
 */
export async function stockOf(db: Firestore): Promise<Stock<Timestamp>> {
  const [brands, phones, first] = await Promise.all([
    db.collection(COLLECTIONS.categories).get(),
    db.collection(COLLECTIONS.products).limit(PICTURES).get(),
    db.doc(productPath(manyPhoneId(0))).get(),
  ]);
  const photos = phones.docs.map((phone): Photo => {
    const { image, cardImage } = phone.data() as Product<Timestamp>;
    return { image, cardImage };
  });
  if (brands.empty || photos.length === 0) {
    throw new Obstacle(
      'This market has no brands and no phones whose pictures could be used: seed it first (npm start).',
    );
  }
  const nowS = (first.get('time') as Timestamp | undefined)?.seconds ?? Math.floor(Date.now() / 1000);
  return {
    categories: brands.docs.map((row) => ({ categoryId: row.id, ...(row.data() as Category) })),
    photos,
    ago: (seconds) => new Timestamp(nowS - seconds, 123_456_000),
  };
}
