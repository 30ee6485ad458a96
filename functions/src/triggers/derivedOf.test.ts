import { keywordsOf } from '@bns/domain';
import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { derivedOf } from './derivedOf.ts';

const phone = aProduct((seconds) => seconds);
const keywords = keywordsOf(phone);

test.each([
  ['a new phone', phone, { keywords }],
  ['a phone that has its words', { ...phone, keywords }, {}],
  ['a phone with the words of an earlier title', { ...phone, keywords: ['nokia'] }, { keywords }],
  ['an advertised phone', { ...phone, keywords, isAdvertised: true }, { advertisedAt: 7 }],
  ['a phone advertised before', { ...phone, keywords, isAdvertised: true, advertisedAt: 3 }, {}],
])('%s lacks what it lacks', (_, product, derived) => {
  expect(derivedOf(product, 7)).toEqual(derived);
});
