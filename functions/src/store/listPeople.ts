import {
  isInPart,
  type PeoplePart,
  type PersonAnswer,
  peopleParts,
  personAnswer,
  QUERIES,
} from '@bns/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { brokenCursor, cursorOf, type Place, placeAt } from './cursor.ts';
import { type PageAsked, placeOf, stretchOf } from './listPage.ts';

type Asked = PageAsked & {
  isSeller: boolean;
  /** The start of a name or an e-mail; '' for everybody. */
  q: string;
  /** Whom to leave out, by his uid. */
  except: string;
};

type Found = { person: PersonAnswer; place: Place };

/** So many are read at once at least: of those found by e-mail many have been found by name before. */
const READ_AT_LEAST = 10;

/**
 * A page of the people whose account is open, buyers or sellers: by name, or those found by `q`, by name and then by
 * e-mail, nobody twice. One more than the page is read, and once more those who are left out.
 * @throws DomainError `invalid` for a cursor that is none of ours, or of another search
 */
export async function listPeople({ isSeller, q, limit, cursor, except }: Asked) {
  const parts = peopleParts(q);
  const found: Found[] = [];
  let at = startIn(parts, cursor);
  while (at.part < parts.length && found.length <= limit) {
    const size = Math.max(READ_AT_LEAST, limit + 1 - found.length);
    const { shown, last, isEnd } = await read(parts, at, { isSeller, except, size });
    found.push(...shown);
    at = isEnd ? { part: at.part + 1 } : { part: at.part, after: last };
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    people: found.slice(0, limit).map(({ person }) => person),
    next: last && cursorOf(last.place, 'text'),
  };
}

type At = { part: number; after?: Place | undefined };

function startIn(parts: readonly PeoplePart[], cursor: string | undefined): At {
  if (cursor === undefined) return { part: 0 };
  const after = placeAt(cursor, 'text');
  const { part = 0, value } = after;
  if (typeof value !== 'string' || parts[part] === undefined || !value.startsWith(parts[part].prefix)) {
    throw brokenCursor();
  }
  return { part, after };
}

type Wanted = Pick<Asked, 'isSeller' | 'except'> & { size: number };

async function read(parts: readonly PeoplePart[], { part, after }: At, { isSeller, except, size }: Wanted) {
  const { by, prefix } = parts[part] ?? { by: 'name', prefix: '' };
  const shape = shapeOf(by, isSeller);
  const { docs } = await stretchOf(shape, [isSeller, false], { after, prefix }).limit(size).get();
  const place = (row: QueryDocumentSnapshot) => ({ ...placeOf(shape, row), part });
  const shown = docs.flatMap((row): Found[] => {
    const person = row.id === except ? null : personAnswer(row.id, row.data());
    const isSeen = person !== null && parts.slice(0, part).some((earlier) => isInPart(person, earlier));
    return person === null || isSeen ? [] : [{ person, place: place(row) }];
  });
  const end = docs.at(-1);
  return { shown, last: end && place(end), isEnd: docs.length < size };
}

function shapeOf(by: PeoplePart['by'], isSeller: boolean) {
  if (by === 'email') return QUERIES.peopleByEmail;
  return isSeller ? QUERIES.sellers : QUERIES.buyers;
}
