import { ON_MARKET_VALUES, QUERIES } from '@bns/domain';
import { getDocs, limit, query, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { listOf } from './lists.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();

describe('lists of phones', () => {
  const onMarket = [where('isHidden', '==', false), where('isSold', '==', false)];
  const phones = (who: 'buyer' | 'guest' | 'seller' | 'admin') =>
    listOf(stage.as(who), QUERIES.phones, ON_MARKET_VALUES, 0);

  it('case 26: without a filter that their rule needs are denied', async () => {
    const { as } = stage;
    const bare = listOf(as('buyer'), { ...QUERIES.phones, where: [] }, []);
    await refused(getDocs(bare));
    await refused(getDocs(query(bare, where('isHidden', '==', false))));
    await refused(getDocs(query(bare, where('isSold', '==', false))));
    await passes(getDocs(query(bare, ...onMarket)));
    await refused(getDocs(query(bare, where('isHidden', '==', true), where('isSold', '==', false))));
  });

  it('of sold phones, of hidden ones or of such as are not advertised are not a guest’s', async () => {
    const bare = listOf(stage.as('guest'), { ...QUERIES.phones, where: [] }, [], 12);
    const unhidden = query(bare, where('isHidden', '==', false));
    await refused(getDocs(query(unhidden, where('isSold', '==', true))));
    await refused(getDocs(query(bare, ...onMarket, where('isAdvertised', '==', false))));
    await refused(getDocs(query(bare, where('isAdvertised', '==', true))));
  });

  it('end at 50 for those who signed in', async () => {
    await passes(getDocs(query(phones('buyer'), limit(50))));
    await refused(getDocs(query(phones('buyer'), limit(51))));
    await refused(getDocs(phones('buyer')));
  });

  it('end at 50 for a seller’s own and for admins', async () => {
    const own = listOf(stage.as('seller'), QUERIES.phonesOfSeller, ['seller'], 51);
    const all = listOf(stage.as('admin'), { ...QUERIES.phones, where: [] }, [], 51);
    await refused(getDocs(own));
    await refused(getDocs(all));
    await passes(getDocs(query(all, limit(50))));
  });

  it('end at 12 advertised ones for guests', async () => {
    await refused(getDocs(query(phones('guest'), limit(12))));
    await refused(getDocs(query(phones('guest'), where('isAdvertised', '==', true), limit(13))));
    await refused(getDocs(query(phones('guest'), where('isAdvertised', '==', true))));
  });
});
