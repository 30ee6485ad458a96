import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allFindShapes, QUERIES, type QueryShape } from '@bns/domain';
import { describe, expect, it } from 'vitest';
import { root } from '../../dev/root.ts';
import { exemptFieldsOf, type IndexFile, needsNoIndex, serves } from './neededIndex.ts';
import { ownQueries, sourceFiles, sourceOf } from './queriesInSource.ts';

const file = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;
const finding = allFindShapes().map((shape) => [nameOf(shape), shape] as const);
const queries = [...Object.entries<QueryShape>(QUERIES), ...finding];

function nameOf({ where, orderBy }: QueryShape): string {
  return [...where.slice(2), orderBy].map((part) => part.join(' ')).join(', ');
}

describe('firestore.indexes.json', () => {
  it.each(queries)('case 27: serves the query %s', (_, shape) => {
    expect(needsNoIndex(shape) || file.indexes.some((index) => serves(index, shape))).toBe(true);
  });

  it.each(queries)('leaves no field of the query %s without its index', (_, shape) => {
    expect(exemptFieldsOf(file, shape)).toEqual([]);
  });

  it('serves each query by one index, and holds none twice', () => {
    const serving = queries.map(([, shape]) => file.indexes.filter((index) => serves(index, shape)).length);
    expect(serving.filter((count) => count > 1)).toEqual([]);
  });

  it('holds no index that no query asks for', () => {
    const idle = file.indexes.filter((index) => !queries.some(([, shape]) => serves(index, shape)));
    expect(idle).toEqual([]);
  });

  it('is one that firebase-tools would deploy', () => {
    const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api') as {
      FirestoreApi: new () => { validateSpec(spec: unknown): void };
    };
    expect(() => new FirestoreApi().validateSpec(file)).not.toThrow();
  });
});

describe('an index', () => {
  const fields = [
    { fieldPath: 'isSold', order: 'ASCENDING' },
    { fieldPath: 'isHidden', order: 'ASCENDING' },
    { fieldPath: 'time', order: 'DESCENDING' },
  ];
  const index = { collectionGroup: 'products', queryScope: 'COLLECTION', fields };
  const shape: QueryShape = QUERIES.phones;

  it('serves its equalities in any order', () => {
    expect(serves(index, shape)).toBe(true);
  });

  it('serves a range on what is ordered, and an element of an array as such alone', () => {
    const cheap = { ...shape, where: [...shape.where, ['time', '>='] as const] };
    expect(serves(index, cheap)).toBe(true);
    expect(
      serves(index, {
        ...shape,
        where: [
          ['isSold', '=='],
          ['isHidden', 'array-contains'],
        ],
      }),
    ).toBe(false);
  });

  it('does not serve another direction, field, collection or scope', () => {
    expect(serves(index, { ...shape, orderBy: ['time', 'asc'] })).toBe(false);
    expect(serves(index, { ...shape, orderBy: ['advertisedAt', 'desc'] })).toBe(false);
    expect(serves(index, { ...shape, where: [['isSold', '==']] })).toBe(false);
    expect(serves(index, { ...shape, collection: 'orders' })).toBe(false);
    expect(serves({ ...index, queryScope: 'COLLECTION_GROUP' }, shape)).toBe(false);
  });

  it('is needed as soon as one field is filtered and another ordered', () => {
    expect(needsNoIndex(QUERIES.categories)).toBe(true);
    expect(needsNoIndex(QUERIES.ordersOfBuyer)).toBe(false);
  });
});

describe('the source', () => {
  it('case 27: builds its queries from the domain’s data alone', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(20);
    const own = files.flatMap((name) =>
      ownQueries(sourceOf(name)).map((statement) => `${name}: ${statement}`),
    );
    expect(own).toEqual([]);
  });

  it.each([
    "db.collection('products').orderBy('time', 'desc')",
    "query(all, where('isSold', '==', false), where('isHidden', '==', false))",
    "query(all, where('resalePrice', '<', 20000))",
    'query(all, where(field, op, value))',
  ])('that says %s is found', (statement) => {
    expect(ownQueries(`const found = ${statement};\n`)).toHaveLength(1);
  });

  it('may look up by one field', () => {
    expect(ownQueries("const one = users.where('email', '==', email).limit(1);\n")).toEqual([]);
  });
});
