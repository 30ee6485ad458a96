import { DAILY_QUOTA, PRODUCT_KEYS } from '@bns/domain';
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aBookingOf, commit, quotaOf, raised } from './acts.ts';
import { altered } from './altered.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();
const path = 'orders/buyer2_phone';
const book = (changes: Record<string, unknown>) => commit(stage.as('buyer2'), aBookingOf('buyer2', changes));

describe('a booking', () => {
  it.each(PRODUCT_KEYS)('copies %s as it is', async (key) => {
    await refused(book({ [key]: altered(key) }));
  });

  it.each<[string, unknown]>([
    ['productId', 'advertised'],
    ['buyerId', 'buyer'],
    ['buyerEmail', 'buyer@bns.test'],
    ['buyerName', 'Admin'],
    ['buyerPhone', '01012345678'],
    ['buyerPhone', '8801712345678'],
    ['buyerPhone', ''],
    ['meetingLocation', ''],
    ['meetingLocation', 'a'],
    ['meetingLocation', 'a'.repeat(121)],
    ['meetingLocation', '...'],
    ['meetingLocation', 'New\u2066 Market'],
    ['orderedAt', new Timestamp(1_700_000_000, 0)],
    ['status', 'paid'],
    ['status', 'handedOver'],
    ['status', null],
    ['closedReason', 'soldToOther'],
    ['closedReason', ''],
    ['keywords', ['samsung', 'galaxy']],
    ['priceBand', 20],
    ['sellerPhone', '01712345678'],
    ['productGone', true],
  ])('does not say %s %j', async (field, value) => {
    await refused(book({ [field]: value }));
  });

  it.each(['status', 'closedReason', 'buyerPhone', 'meetingLocation', 'orderedAt', 'buyerName', 'title'])(
    'does not leave out %s',
    async (key) => {
      const { [path]: order, ...quota } = aBookingOf('buyer2');
      const { [key]: _, ...without } = order as Record<string, unknown>;
      await refused(commit(stage.as('buyer2'), { [path]: without, ...quota }));
    },
  );

  it('is not of one’s own phone', async () => {
    await refused(commit(stage.as('seller'), aBookingOf('seller')));
  });

  it.each([
    ['sold', { isSold: true }],
    ['hidden', { isHidden: true }],
  ])('is not of a %s phone', async (id, flag) => {
    const { [path]: order } = aBookingOf('buyer2');
    const of = { ...order, ...flag, productId: id };
    await refused(
      commit(stage.as('buyer2'), { [`orders/buyer2_${id}`]: of, ...raised('buyer2', 'bookings', id) }),
    );
  });

  it('is not of a phone that is not there', async () => {
    const { [path]: order } = aBookingOf('buyer2');
    const documents = {
      'orders/buyer2_none': { ...order, productId: 'none' },
      ...raised('buyer2', 'bookings', 'none'),
    };
    await refused(commit(stage.as('buyer2'), documents));
  });

  it('is not for another person', async () => {
    await refused(commit(stage.as('buyer2'), aBookingOf('newseller')));
  });

  it('needs an e-mail in the token', async () => {
    await refused(commit(stage.as('buyer2', { email: 'other@bns.test' }), aBookingOf('buyer2')));
  });

  it('keeps the e-mail in lower case, whatever the token says', async () => {
    await passes(commit(stage.as('buyer2', { email: 'Buyer2@BNS.test' }), aBookingOf('buyer2')));
  });
});

describe('the daily number of bookings', () => {
  const quota = (bookings: number) => ({ bookings, listings: 3, reports: 4, productId: 'other' });

  it('is raised in the same commit', async () => {
    const { [path]: order } = aBookingOf('buyer2');
    await refused(commit(stage.as('buyer2'), { [path]: order ?? null }));
  });

  it('was not raised by an earlier commit', async () => {
    const { [path]: order, ...counted } = aBookingOf('buyer2');
    await stage.given(counted);
    await refused(commit(stage.as('buyer2'), { [path]: order ?? null }));
  });

  it('allows the 20th and not the 21st', async () => {
    const documents = (before: number) => ({
      [path]: aBookingOf('buyer2')[path] ?? null,
      [quotaOf('buyer2')]: { ...quota(before + 1), productId: 'phone' },
    });
    await stage.given({ [quotaOf('buyer2')]: quota(DAILY_QUOTA.bookings) });
    await refused(commit(stage.as('buyer2'), documents(DAILY_QUOTA.bookings)));
    await stage.given({ [quotaOf('buyer2')]: quota(DAILY_QUOTA.bookings - 1) });
    await passes(commit(stage.as('buyer2'), documents(DAILY_QUOTA.bookings - 1)));
  });

  it('is not spent for two phones at once', async () => {
    const { [path]: order, ...counted } = aBookingOf('buyer2');
    const second = { ...order, isAdvertised: true, productId: 'advertised' };
    await refused(
      commit(stage.as('buyer2'), { [path]: order ?? null, 'orders/buyer2_advertised': second, ...counted }),
    );
  });
});
