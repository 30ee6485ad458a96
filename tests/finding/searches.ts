import { ANYTHING, CONDITIONS, DISTRICTS, type Finding, PRICE_STEPS, SORTS } from '@bns/domain';
import { type Chance, chance } from '../../dev/manyPhones/chance.ts';

/** Words that no title has, that are in many, or that are written in another way. */
const ANYWHERE = [
  'xyzzy',
  'used phone',
  'স্যামসাং',
  'redmi',
  'নোট ১০',
  'dhaka',
  'full box',
  'blu',
  '128 gb',
  '5g',
];

/**
 * So many searches among phones with these titles, always the same: words and beginnings of words of titles, some with a
 * letter lost, with and without filters, in all orders.
 */
export function someSearches(titles: readonly string[], count: number): Finding[] {
  return Array.from({ length: count }, (_, number) => aSearch(titles, chance(number + 7)));
}

function aSearch(titles: readonly string[], drawn: Chance): Finding {
  const { below, oneOf } = drawn;
  const [min, max] = [oneOf(PRICE_STEPS), oneOf(PRICE_STEPS)].toSorted((one, other) => one - other);
  return {
    ...ANYTHING,
    words: wordsOf(oneOf(titles).split(' '), drawn),
    condition: below(4) === 0 ? oneOf(CONDITIONS) : '',
    district: below(8) === 0 ? oneOf(DISTRICTS) : '',
    min: below(3) === 0 ? (min ?? null) : null,
    max: below(3) === 0 ? (max ?? null) : null,
    sort: oneOf(SORTS),
  };
}

function wordsOf(titled: readonly string[], { below, oneOf }: Chance): string {
  const word = oneOf(titled);
  switch (below(8)) {
    case 0:
      return '';
    case 1:
      return oneOf(ANYWHERE);
    case 2:
      return word;
    case 3:
      return word.slice(0, 2 + below(5));
    case 4:
      return titled.slice(0, 2 + below(2)).join(' ');
    case 5:
      return `${titled.slice(0, 2).join(' ')} ${oneOf(titled).slice(0, 2 + below(3))}`;
    case 6:
      return [titled[0], word, oneOf(titled)].join(' ');
    default:
      return titled.join(' ').replace(/(?<=^..)./u, '');
  }
}
