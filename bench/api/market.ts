import {
  contactPath,
  foundBy,
  LANDING_PATH,
  orderPath,
  pairId,
  productFields,
  productPath,
  reportPath,
  wishPath,
} from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { type Account, signIn } from '../../tests/api/accounts.ts';
import { putBrand } from '../../tests/api/aListing.ts';
import { aPerson } from '../../tests/api/aPerson.ts';
import { at, db } from '../../tests/api/behind.ts';
import { aContact } from '../../tests/builders/aContact.ts';
import { anOrder } from '../../tests/builders/anOrder.ts';
import { aProduct } from '../../tests/builders/aProduct.ts';
import { aReported } from '../../tests/builders/aReported.ts';
import { aUser } from '../../tests/builders/aUser.ts';
import { aWish } from '../../tests/builders/aWish.ts';
import { putAll } from '../../tests/triggers/putAll.ts';

export type Market = { buyer: Account; seller: Account; admin: Account; productIds: string[] };

const OWN = 60;
const PEOPLE = 300;

/** So many phones, a minute apart, of one seller; a buyer with wishes and orders of some; reports, people, audit log. */
export async function aMarket(phones: number): Promise<Market> {
  await putBrand();
  const [buyer, seller, admin] = [
    await aPerson(),
    await aPerson({ isSeller: true }),
    await aPerson({ isAdmin: true }),
  ];
  const now = Math.floor(Date.now() / 1000);
  const productIds = Array.from(
    { length: phones },
    (_, number) => `phone-${String(number).padStart(6, '0')}`,
  );
  const product = aProduct(at, { sellerId: seller.uid });
  const found = foundBy(product);
  const shown = productIds.map((_id, number) => ({
    _id,
    time: new Timestamp(now - 60 * number, 123_456_000),
  }));
  await putAll(
    db,
    shown.map(({ _id, time }) => [productPath(_id), { ...product, time, ...found }]),
  );
  await putAll(
    db,
    productIds.map((id) => [contactPath(id), aContact({ sellerId: seller.uid })]),
  );
  const own = shown
    .slice(0, OWN)
    .map(({ _id: productId, time }) => ({ productId, product: { ...product, time } }));
  await putAll(
    db,
    own.flatMap((source) => [
      [wishPath(buyer.uid, source.productId), aWish(at, source, { buyerId: buyer.uid })],
      [
        orderPath(buyer.uid, source.productId),
        anOrder(at, source, { buyerId: buyer.uid, orderedAt: source.product.time }),
      ],
      [reportPath(source.productId), aReported(at, source.productId, source.product)],
      [`auditLog/${source.productId}`, entryOf(source, admin.uid)],
    ]),
  );
  await putAll(
    db,
    Array.from({ length: PEOPLE }, (_, number) => [
      `users/person-${number}`,
      {
        ...aUser(at, {
          email: `person${number}@bns.test`,
          name: `Person ${number}`,
          isSeller: number % 2 === 0,
        }),
        claimsAt: 0,
      },
    ]),
  );
  const advertised = shown
    .slice(0, 6)
    .map(({ _id, time }) => ({ _id, ...productFields({ ...product, time }) }));
  await db.doc(LANDING_PATH).set({ categories: [], advertised, updatedAt: Timestamp.now() });
  return { buyer: await signIn(buyer), seller: await signIn(seller), admin: await signIn(admin), productIds };
}

type Source = { productId: string; product: ReturnType<typeof aProduct<Timestamp>> };

const entryOf = ({ productId, product }: Source, actorId: string) => ({
  at: product.time,
  actorId,
  actorName: 'Admin',
  action: 'deleteProduct',
  targetKind: 'product',
  targetId: productId,
  targetName: product.title,
  door: 'api',
  requestId: pairId('request', productId),
});
