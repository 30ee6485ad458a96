import { DAILY_QUOTA, type Quota, quotaDay } from '@bns/domain';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aBookingOf, aListing, aReportOf, buyersQuota, commit, quotaOf } from './acts.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();

describe('quota', () => {
  parity(stage, 'quota');

  it('of a day without one is looked for by oneself', async () => {
    await passes(getDoc(doc(stage.as('buyer2'), quotaOf('buyer2'))));
  });
});

describe('a raise', () => {
  const first: Quota = { bookings: 1, listings: 0, reports: 0, productId: 'phone' };
  const book = (quota: object) =>
    commit(stage.as('buyer2'), { ...aBookingOf('buyer2'), [quotaOf('buyer2')]: quota });

  it.each<[string, object]>([
    ['by two', { ...first, bookings: 2 }],
    ['of two kinds', { ...first, reports: 1 }],
    ['of another kind', { ...first, bookings: 0, reports: 1 }],
    ['of none', { ...first, bookings: 0 }],
    ['that lowers another', { ...first, listings: -1 }],
    ['by a fraction', { ...first, bookings: 1.5 }],
    ['of a text', { ...first, bookings: '1' }],
    ['for another phone', { ...first, productId: 'advertised' }],
    ['for no id', { ...first, productId: 7 }],
    ['without a phone', { bookings: 1, listings: 0, reports: 0 }],
    ['without all its numbers', { bookings: 1, productId: 'phone' }],
    ['with more keys', { ...first, likes: 1 }],
  ])('%s is refused', async (_, quota) => {
    await refused(book(quota));
  });

  it.each([
    ['yesterday’s', -24],
    ['tomorrow’s', 24],
  ])('of %s document is refused', async (_, hours) => {
    const { [quotaOf('buyer2')]: quota, ...order } = aBookingOf('buyer2');
    const other = `users/buyer2/quota/${quotaDay(new Date(Date.now() + hours * 3_600_000))}`;
    const both = { ...order, [other]: quota ?? null, [quotaOf('buyer2')]: quota ?? null };
    await refused(commit(stage.as('buyer2'), { ...order, [other]: quota ?? null }));
    await refused(commit(stage.as('buyer2'), both));
    await stage.given({ [other]: { ...first, bookings: 0 } });
    await refused(commit(stage.as('buyer2'), both));
  });

  it('goes on from what the day has', async () => {
    await stage.given({ [quotaOf('buyer2')]: { bookings: 4, listings: 2, reports: 1, productId: 'other' } });
    await refused(book(first));
    await refused(book({ bookings: 5, listings: 0, reports: 1, productId: 'phone' }));
    await passes(book({ bookings: 5, listings: 2, reports: 1, productId: 'phone' }));
  });

  it('for a thing of another time is refused', async () => {
    const forOldOrder = { ...buyersQuota, bookings: 2, productId: 'phone' };
    await refused(setDoc(doc(stage.as('buyer'), quotaOf('buyer')), forOldOrder));
    await refused(setDoc(doc(stage.as('buyer'), quotaOf('buyer')), { ...buyersQuota, reports: 2 }));
    const forOldPhone = { bookings: 0, listings: 1, reports: 0, productId: 'phone' };
    await refused(setDoc(doc(stage.as('seller'), quotaOf('seller')), forOldPhone));
  });

  it('of another person’s document is refused', async () => {
    const { [quotaOf('buyer2')]: quota, ...order } = aBookingOf('buyer2');
    await refused(commit(stage.as('buyer2'), { ...order, [quotaOf('newseller')]: quota ?? null }));
  });

  it('of another person’s document beside one’s own is refused', async () => {
    const counted = { bookings: 0, listings: 1, reports: 0, productId: 'new' };
    const both = { ...aListing('seller'), [quotaOf('newseller')]: counted };
    await refused(commit(stage.as('seller'), both));
    await stage.given({ [quotaOf('newseller')]: { ...counted, listings: 0 } });
    await refused(commit(stage.as('seller'), both));
  });

  it.each([
    ['a booking', aBookingOf('buyer2'), { bookings: 1, listings: -1, reports: 0 }],
    ['a booking', aBookingOf('buyer2'), { bookings: 1, listings: 0, reports: -1 }],
    ['a report', aReportOf('buyer2'), { bookings: -1, listings: 0, reports: 1 }],
    ['a report', aReportOf('buyer2'), { bookings: 0, listings: -1, reports: 1 }],
  ])('by %s lowers no other number', async (_, documents, numbers) => {
    const quota = { ...numbers, productId: 'phone' };
    await refused(commit(stage.as('buyer2'), { ...documents, [quotaOf('buyer2')]: quota }));
  });

  it.each([
    { bookings: -1, listings: 1, reports: 0 },
    { bookings: 0, listings: 1, reports: -1 },
  ])('by a listing lowers no other number', async (numbers) => {
    const quota = { ...numbers, productId: 'new' };
    await refused(commit(stage.as('seller'), { ...aListing('seller'), [quotaOf('seller')]: quota }));
  });

  it('of a deleted person is refused', async () => {
    await refused(commit(stage.as('deleted'), aReportOf('deleted')));
  });
});

describe('the caps of a day', () => {
  const full: Quota = {
    bookings: 0,
    listings: DAILY_QUOTA.listings,
    reports: DAILY_QUOTA.reports,
    productId: 'x',
  };
  const one = (documents: object, quota: object) => ({
    ...documents,
    [quotaOf('seller')]: quota,
  });

  it('end listings at 20', async () => {
    const after = (listings: number) => ({ ...full, listings, productId: 'new' });
    await stage.given(one({}, { ...full, listings: 19 }));
    await passes(commit(stage.as('seller'), one(aListing('seller'), after(20))));
    await stage.given(one({ 'products/new': null, 'products/new/private/contact': null }, full));
    await refused(commit(stage.as('seller'), one(aListing('seller'), after(21))));
  });

  it('end reports at 30', async () => {
    const at = quotaOf('buyer2');
    const report = (reports: number) => ({
      ...aReportOf('buyer2'),
      [at]: { ...full, reports, productId: 'phone' },
    });
    await stage.given({ [at]: full });
    await refused(commit(stage.as('buyer2'), report(31)));
    await stage.given({ [at]: { ...full, reports: 29 } });
    await passes(commit(stage.as('buyer2'), report(30)));
  });
});
