import { type CategoryRow, EDITABLE_KEYS, newListing, type ProductFields, raiseQuota } from '@bns/domain';
import fc from 'fast-check';
import { aCategory } from '../../../builders/aCategory.ts';
import { aContact } from '../../../builders/aContact.ts';
import { aProduct } from '../../../builders/aProduct.ts';
import { aMoment } from '../../../builders/moment.ts';
import { OWN, type Scenario, type Write } from '../scenario.ts';
import { moment, SERVER_TIME } from '../values.ts';
import { anyQuota, ME, type Person, PHONE, present, QUOTA_PATH, somebodySelling } from './people.ts';
import { anyDescribed, anyPhone } from './texts.ts';

const productPath = `products/${PHONE}`;
const contactPath = `${productPath}/private/contact`;

/** A brand of its own in each scenario: it may be renamed or missing there. */
const CATEGORY: CategoryRow = aCategory({ categoryId: `brand-${OWN}` });

/** A phone of this person, as it stands. */
export function phoneOf({ who, user }: Person, described: Partial<ProductFields<unknown>>) {
  return aProduct<unknown>(moment, {
    ...described,
    sellerId: who.uid,
    sellerName: user.name,
    sellerVerified: user.isVerified,
  });
}

/** What functions add to a phone, where they have. */
export const anyAddition = fc.constantFrom<object>(
  {},
  { keywords: ['samsung'] },
  { keywords: [], priceBand: 7, advertisedAt: aMoment(moment, 5) },
);

/** A phone with its contact and the day's quota. */
export const listing: fc.Arbitrary<Scenario> = fc
  .record({ person: somebodySelling, quota: anyQuota, described: anyDescribed, sellerPhone: anyPhone })
  .map(({ person: { who, user }, quota, described, sellerPhone }) => {
    const { categoryId, ...category } = CATEGORY;
    const { product, contact } = newListing<unknown>({
      values: { ...described, categoryId, sellerPhone },
      photo: { image: described.image, cardImage: described.cardImage },
      category: CATEGORY,
      seller: { ...user, uid: who.uid },
      now: SERVER_TIME,
    });
    return {
      kind: 'listing',
      given: present({ [`users/${ME}`]: user, [`categories/${categoryId}`]: category, [QUOTA_PATH]: quota }),
      who,
      writes: [
        { path: productPath, fields: { ...product, district: described.district } },
        { path: contactPath, fields: contact },
        { path: QUOTA_PATH, fields: raiseQuota(quota, 'listings', PHONE) },
      ],
    };
  });

type Described = Pick<ProductFields<unknown>, (typeof EDITABLE_KEYS)[number]>;
type Words = { described: Described; sellerPhone: string; keys: (typeof EDITABLE_KEYS)[number][] };

/** What is done with an own phone that is there. */
function ofOwnPhone(
  kind: string,
  writes: (phone: ProductFields<unknown>, words: Words) => Write[],
): fc.Arbitrary<Scenario> {
  const parts = fc.record({
    person: somebodySelling,
    described: anyDescribed,
    addition: anyAddition,
    words: fc.record({
      described: anyDescribed,
      sellerPhone: anyPhone,
      keys: fc.subarray([...EDITABLE_KEYS]),
    }),
  });
  return parts.map(({ person, described, addition, words }) => {
    const phone = { ...phoneOf(person, described), ...addition };
    return {
      kind,
      given: present({
        [`users/${ME}`]: person.user,
        [productPath]: phone,
        [contactPath]: aContact({ sellerId: ME, sellerEmail: person.user.email }),
      }),
      who: person.who,
      writes: writes(phone, words),
    };
  });
}

/** Some of its words, by a whole document or by those fields alone, with or without its number. */
export const edit = fc.oneof(
  ofOwnPhone('edit', (phone, { described }) => [{ path: productPath, fields: { ...phone, ...described } }]),
  ofOwnPhone('edit', (_, { described, sellerPhone, keys }) => [
    {
      path: productPath,
      fields: Object.fromEntries(keys.map((key) => [key, described[key]])),
      mask: keys,
    },
    { path: contactPath, fields: { sellerPhone }, mask: ['sellerPhone'] },
  ]),
);

export const newNumber = ofOwnPhone('newNumber', (_, { sellerPhone }) => [
  { path: contactPath, fields: { sellerPhone }, mask: ['sellerPhone'] },
]);

export const advertising = ofOwnPhone('advertising', () => [
  { path: productPath, fields: { isAdvertised: true }, mask: ['isAdvertised'] },
]);

export const removal = ofOwnPhone('removal', () => [
  { path: productPath, fields: null },
  { path: contactPath, fields: null },
]);
