import { foundBy } from '@bns/domain';
import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { derivedOf } from './derivedOf.ts';

const phone = aProduct((seconds) => seconds);
const found = foundBy(phone);

test.each([
  ['a new phone', phone, found],
  ['a phone that has its words', { ...phone, ...found }, {}],
  [
    'a phone with the words of an earlier title',
    { ...phone, ...found, keywords: ['nokia'] },
    { keywords: found.keywords },
  ],
  [
    'a phone with the band of an earlier price',
    { ...phone, ...found, priceBand: 1 },
    { priceBand: found.priceBand },
  ],
  ['a phone that was sold', { ...phone, ...found, isSold: true }, { keywords: [] }],
  ['a phone whose seller is gone', { ...phone, ...found, isHidden: true }, { keywords: [] }],
  ['a phone that is on the market again', { ...phone, ...found, keywords: [] }, { keywords: found.keywords }],
  ['an advertised phone', { ...phone, ...found, isAdvertised: true }, { advertisedAt: 7 }],
  ['a phone advertised before', { ...phone, ...found, isAdvertised: true, advertisedAt: 3 }, {}],
])('%s lacks what it lacks', (_, product, derived) => {
  expect(derivedOf(product, 7)).toEqual(derived);
});
