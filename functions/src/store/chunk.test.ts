import { readFileSync } from 'node:fs';
import { CONDITIONS, DISTRICTS, KEYWORD_LETTERS, KEYWORDS_MAX } from '@bns/domain';
import { expect, test } from 'vitest';
import { allNames } from '../../../domain/catalogue.ts';
import { HEAVY_CHUNK } from './chunk.ts';

type Index = { collectionGroup: string; fields: { fieldPath: string; arrayConfig?: string }[] };

const { indexes } = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: Index[] };
const withKeywords = indexes.filter(
  ({ collectionGroup, fields }) =>
    collectionGroup === 'products' && fields.some(({ fieldPath }) => fieldPath === 'keywords'),
);

const COMMIT_MAX_BYTES = 10 * 1024 * 1024;
const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => Buffer.byteLength(text)));
/** A string counts as its UTF-8 and one byte (firebase.google.com/docs/firestore/storage-size). */
const sizeOf = (text: number) => text + 1;
const PHONE_ID = 40;
/** The parts of a document's name, and 16 bytes. */
const NAME_BYTES = sizeOf('products'.length) + sizeOf(PHONE_ID) + 16;
/** A name and two beginnings of words, in letters of four bytes. */
const KEYWORD = longest(allNames().map(({ phrase }) => `@${phrase}`)) + 2 * (1 + 4 * KEYWORD_LETTERS.max);

const BYTES: Readonly<Record<string, number>> = {
  isHidden: 1,
  isSold: 1,
  time: 8,
  resalePrice: 8,
  priceBand: 8,
  categoryId: sizeOf(40),
  condition: sizeOf(longest(CONDITIONS)),
  district: sizeOf(longest(DISTRICTS)),
  keywords: sizeOf(KEYWORD),
};

/** An entry has the names of the document and of what it is in, its fields, and 32 bytes. */
function entryBytes({ fields }: Index): number {
  return (
    2 * NAME_BYTES + 32 + fields.reduce((sum, { fieldPath }) => sum + (BYTES[fieldPath] ?? Number.NaN), 0)
  );
}

test('case 40: phones of as many keywords as there may be are hidden in commits that Firestore takes', () => {
  const entries = withKeywords.reduce((sum, index) => sum + KEYWORDS_MAX * entryBytes(index), 0);
  // The old ones go and the new ones come.
  expect(withKeywords.length).toBeGreaterThan(0);
  expect(2 * entries * HEAVY_CHUNK).toBeLessThan(COMMIT_MAX_BYTES);
});

test('each of these indexes moves with isHidden, and none with what phones say of seller and brand otherwise', () => {
  const fields = withKeywords.map((index) => index.fields.map(({ fieldPath }) => fieldPath));
  expect(fields.every((names) => names.includes('isHidden'))).toBe(true);
  expect(fields.flat()).not.toContain('sellerVerified');
  expect(fields.flat()).not.toContain('sellerName');
  expect(fields.flat()).not.toContain('categoryName');
});
