// `npm run indexes`: declares in firestore.indexes.json what the domain's queries need, and nothing else. Which
// fields have no index of their own stays as it is written there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFindShapes, QUERIES, type QueryShape } from '@bns/domain';
import { type Index, type IndexFile, needsNoIndex, neededIndex, serves } from '../tests/rules/neededIndex.ts';
import { root } from './root.ts';

const path = join(root, 'firestore.indexes.json');
const file = JSON.parse(readFileSync(path, 'utf8')) as IndexFile;
const shapes: QueryShape[] = [...Object.values(QUERIES), ...allFindShapes()].filter(
  (shape) => !needsNoIndex(shape),
);
const kept = file.indexes.filter((index) => shapes.some((shape) => serves(index, shape)));
const indexes = shapes.reduce<Index[]>(
  (so, shape) => (so.some((index) => serves(index, shape)) ? so : [...so, neededIndex(shape)]),
  kept,
);
writeFileSync(path, `${JSON.stringify({ ...file, indexes }, null, 2)}\n`);
console.log(`firestore.indexes.json declares ${indexes.length} indexes for ${shapes.length} queries.`);
