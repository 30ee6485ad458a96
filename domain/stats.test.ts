import { describe, expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { withPhones } from './landing.ts';
import {
  addCounted,
  countedOrder,
  countedPhone,
  countedUser,
  lastStatsDays,
  noStats,
  type StatsByDay,
  statsDifference,
  wholeStats,
} from './stats.ts';

const DAY = '2026-01-15';
const dayOf = (time: unknown) => (typeof time === 'number' ? DAY : null);
const phone = aProduct((seconds) => seconds);
const stats = (over: object) => ({ ...noStats(), ...over });
const onBoth = (over: object) => ({ total: stats(over), [DAY]: stats(over) });

describe('what a change of a phone adds', () => {
  const sold = { ...phone, isSold: true };
  const broken = { ...phone, time: null as unknown as number };
  it.each([
    ['listed', undefined, phone, onBoth({ listings: 1, brands: { samsung: 1 }, onMarket: { samsung: 1 } })],
    [
      'deleted',
      phone,
      undefined,
      onBoth({ listings: -1, brands: { samsung: -1 }, onMarket: { samsung: -1 } }),
    ],
    ['sold', phone, sold, onBoth({ sold: 1, onMarket: { samsung: -1 } })],
    ['hidden', phone, { ...phone, isHidden: true }, onBoth({ onMarket: { samsung: -1 } })],
    ['hidden once it was sold', sold, { ...sold, isHidden: true }, {}],
    ['sold and deleted', sold, undefined, onBoth({ listings: -1, sold: -1, brands: { samsung: -1 } })],
    ['another price', phone, { ...phone, resalePrice: 1 }, {}],
    [
      'another brand',
      phone,
      { ...phone, categoryId: 'nokia' },
      onBoth({ brands: { samsung: -1, nokia: 1 }, onMarket: { samsung: -1, nokia: 1 } }),
    ],
    [
      'case 24: no time',
      undefined,
      broken,
      { total: stats({ listings: 1, brands: { samsung: 1 }, onMarket: { samsung: 1 } }) },
    ],
    [
      'case 24: a time at last',
      broken,
      phone,
      { [DAY]: stats({ listings: 1, brands: { samsung: 1 }, onMarket: { samsung: 1 } }) },
    ],
  ])('%s', (_, before, after, added) => {
    const difference = statsDifference(countedPhone(before, dayOf), countedPhone(after, dayOf));
    expect(Object.fromEntries(difference)).toEqual(added);
  });
});

describe('what a change of a person or an order adds', () => {
  const user = { isDeleted: false, createdAt: 1 };
  const gone = { ...user, isDeleted: true };
  it.each([
    ['a newcomer', undefined, user, onBoth({ users: 1 })],
    ['one who is removed', user, gone, onBoth({ users: -1 })],
    ['one who comes back', gone, user, onBoth({ users: 1 })],
    ['one who is written again', user, { ...user }, {}],
  ])('%s', (_, before, after, added) => {
    const difference = statsDifference(countedUser(before, dayOf), countedUser(after, dayOf));
    expect(Object.fromEntries(difference)).toEqual(added);
  });

  it('a booking counts once, also when it is made again on another day', () => {
    const days = (time: unknown) => `2026-01-0${String(time)}`;
    const [first, again] = [countedOrder({ orderedAt: 1 }, days), countedOrder({ orderedAt: 2 }, days)];
    expect(Object.fromEntries(statsDifference(first, again))).toEqual({
      '2026-01-01': stats({ bookings: -1 }),
      '2026-01-02': stats({ bookings: 1 }),
    });
  });
});

it('the differences of all changes are the count of what is left', () => {
  const counted = [undefined, phone, { ...phone, isSold: true }].map((row) => countedPhone(row, dayOf));
  const all: StatsByDay = new Map();
  for (const one of counted) addCounted(all, one, 1);
  addCounted(all, counted[1] ?? null, -1);
  expect(all.get('total')).toEqual(stats({ listings: 1, sold: 1, brands: { samsung: 1 } }));
});

it('a brand has as many phones as are on the market, and never fewer than none', () => {
  const brand = (_id: string) => ({ _id, categoryName: _id, image: '' });
  const counted = withPhones(['samsung', 'nokia', 'apple'].map(brand), { samsung: 3, nokia: -1 });
  expect(counted.map(({ phones }) => phones)).toEqual([3, 0, 0]);
});

it('numbers that are not kept are 0, and a brand with nothing in it is none', () => {
  expect(wholeStats({ listings: 2, brands: { samsung: 2, nokia: 0 } })).toEqual(
    stats({ listings: 2, brands: { samsung: 2 } }),
  );
});

it('the last days end with today (UTC), and go over months and leap days', () => {
  expect(lastStatsDays(new Date('2028-03-01T00:30:00Z'), 3)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(lastStatsDays(new Date('2026-11-28T23:59:00Z'), 30).at(0)).toBe('2026-10-30');
});
