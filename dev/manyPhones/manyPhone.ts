import { type CategoryRow, CONDITIONS, DISTRICTS, type Photo, type ProductFields } from '@bns/domain';
import { MODELS } from '../../domain/catalogueModels.ts';
import { type Chance, chance } from './chance.ts';

/** What a market of examples is made of. */
export type Stock<Time> = {
  categories: readonly CategoryRow[];
  /** Hosted photos, at least one. */
  photos: readonly Photo[];
  /** The time so many seconds before now. */
  ago: (seconds: number) => Time;
};

const APART_S = 37;
const SELLERS = 250;
const MEMORIES = ['4/64', '6/128', '8/128', '8GB 256GB', '64GB', '128GB', '256 GB', ''];
const COLOURS = ['Black', 'Blue', 'Green', 'Silver', 'White', 'কালো', ''];
const WORDS = ['', '', '', 'full box', 'official', '5G', 'dual SIM', 'urgent'];
const REPLY =
  'Everything works, nothing was ever opened or repaired. See it in daylight and try it as long as you like.';

/** Of each of those whose models we know, and now and then one that nobody knows. */
function nameOf({ oneOf, below }: Chance) {
  const [brand, line, models] = oneOf(MODELS);
  const model = below(20) === 0 ? `Z${below(90) + 10}` : oneOf(models.split(',')).trim();
  return { brand, name: `${line} ${model}`.trim() };
}

/** The id of the numbered phone; ids are in the order of the numbers. */
export const manyPhoneId = (number: number): string => `many-${String(number).padStart(7, '0')}`;

/** The sellers of a market of examples. */
const manySeller = (number: number): string => `many-seller-${String(number % SELLERS).padStart(3, '0')}`;

/** The numbered phone of a market of examples: always the same one. One in ten is sold, one in fifty advertised. */
export function manyPhone<Time>(
  number: number,
  { categories, photos, ago }: Stock<Time>,
): ProductFields<Time> {
  const drawn = chance(number + 1);
  const { brand, name } = nameOf(drawn);
  const category = categories.find(({ categoryId }) => categoryId === brand);
  if (category === undefined) throw new Error(`There is no brand ${brand}`);
  const { below, oneOf } = drawn;
  const originalPrice = 8000 + 500 * below(280);
  const district = oneOf(DISTRICTS);
  const isSold = below(10) === 0;
  const namesBrand = below(3) === 0 && !name.startsWith(category.categoryName);
  const before = namesBrand ? `${category.categoryName} ` : '';
  const title = [`${before}${name}`, oneOf(MEMORIES), oneOf(COLOURS), oneOf(WORDS)];
  return {
    title: title.filter((part) => part !== '').join(' '),
    categoryId: category.categoryId,
    categoryName: category.categoryName,
    ...oneOf(photos),
    description: `${name}, used with care by one person, ${below(100) + 1} charges a year. ${REPLY}`,
    originalPrice,
    resalePrice: Math.max(1000, Math.round((originalPrice * (30 + below(55))) / 10_000) * 100),
    yearsOfUse: `${oneOf(['0.5', '1', '1.5', '2', '3', '4'])} Years`,
    condition: oneOf(CONDITIONS),
    time: ago(number * APART_S),
    location: `Station Road, ${district}`,
    district,
    sellerId: manySeller(number),
    sellerName: `Shop ${(number % SELLERS) + 1}`,
    sellerVerified: number % 3 === 0,
    isSold,
    isPaid: false,
    isAdvertised: below(50) === 0,
    isHidden: false,
  };
}
