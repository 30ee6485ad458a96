import type { FindQuery } from '@bns/domain';

type Row = { id: string; data: Readonly<Record<string, unknown>> };

/** What Firestore answers to a query, whole: the ids, in its order, equal ones by id in the same direction. */
export function readAll(rows: readonly Row[], { shape, values }: FindQuery): string[] {
  const { where, orderBy } = shape;
  const [field, direction] = orderBy;
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .filter(({ data }) => where.every(([name, operator], at) => PASSES[operator](data[name], values[at])))
    .toSorted(
      (one, other) =>
        sign * (Number(one.data[field]) - Number(other.data[field]) || (one.id < other.id ? -1 : 1)),
    )
    .map(({ id }) => id);
}

const PASSES: Record<FindQuery['shape']['where'][number][1], (value: unknown, wanted: unknown) => boolean> = {
  '==': (value, wanted) => value === wanted,
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  'array-contains': (value, wanted) => (value as unknown[]).includes(wanted),
  '<=': (value, wanted) => Number(value) <= Number(wanted),
  '>=': (value, wanted) => Number(value) >= Number(wanted),
};
