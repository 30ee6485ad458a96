import type { Documents, Write } from './scenario.ts';
import { Double, type Fields, isMap, Moment, SERVER_TIME } from './values.ts';

/** What a commit leaves behind, as Firestore's reference says of `updateMask`. */

function at(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), fields);
}

/** The fields with one path set, or taken away where the value is undefined; what is no map on the way becomes one. */
function withPath(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const { [key]: before, ...others } = fields;
  const inner = rest.length === 0 ? value : withPath(isMap(before) ? before : {}, rest, value);
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** A document after one write; undefined where there is none. */
function afterWrite(before: Fields | undefined, { fields, mask }: Write): Fields | undefined {
  if (fields === null || mask === undefined) return fields ?? undefined;
  const timed = Object.keys(fields).filter((key) => fields[key] === SERVER_TIME);
  return [...mask, ...timed].reduce<Fields>((document, dotted) => {
    const path = dotted.split('.');
    return withPath(document, path, at(fields, path));
  }, before ?? {});
}

/** All documents after a commit. */
export function afterCommit(given: Documents, writes: readonly Write[]): Documents {
  return writes.reduce<Documents>((documents, write) => {
    const { [write.path]: before, ...others } = documents;
    const after = afterWrite(before, write);
    return after === undefined ? others : { ...others, [write.path]: after };
  }, given);
}

const plain = (value: unknown) => (value instanceof Double ? value.value : value);

/** Firestore's equality: 5 and 5.0 are equal, and so is what every SDK reads of them. */
export function equal(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a instanceof Moment && b instanceof Moment) {
    return a.seconds === b.seconds && a.nanoseconds === b.nanoseconds;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, i) => equal(value, b[i]));
  }
  if (isMap(a) && isMap(b)) return changed(a, b).length === 0;
  return Object.is(a, b) || a === b;
}

/** The keys in which two documents differ. */
export function changed(before: Fields, after: Fields): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !equal(before[key], after[key]));
}
