import { type Finding, findQuery, findTerms, productPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { queryOf } from '../../functions/src/store/listPage.ts';
import { db } from '../../tests/api/behind.ts';
import { manyListings } from '../../tests/finding/manyListings.ts';
import { scan } from '../../tests/finding/rule.ts';
import { someSearches } from '../../tests/finding/searches.ts';
import { putAll } from '../../tests/triggers/putAll.ts';

/** What searches ask for, how many there are, how many found nothing, and how many agree with the scan. */
type Kind = { asks: string; searches: number; empty: number; agree: number };

/** Newest: 2026-01-01. */
const NEWEST_S = 1_767_225_600;
const TOLD_EACH = 10;

export async function compareSearches(phones: number, searches: number): Promise<Kind[]> {
  const market = manyListings(phones, (seconds) => new Timestamp(NEWEST_S - seconds, 123_456_000));
  await putAll(
    db,
    market.map(({ id, data }) => [productPath(id), data]),
  );
  const kinds = new Map<string, Kind>();
  const titles = market.map(({ data }) => data.title);
  for (const [index, finding] of someSearches(titles, searches).entries()) {
    if (index % TOLD_EACH === 0) console.log(`${index} of ${searches} searches …`);
    const asks = kindOf(finding);
    const kind = kinds.get(asks) ?? { asks, searches: 0, empty: 0, agree: 0 };
    const wanted = scan(market, finding);
    const agrees = await isFoundSo(finding, new Set(wanted));
    kinds.set(asks, {
      ...kind,
      searches: kind.searches + 1,
      empty: kind.empty + (wanted.length === 0 ? 1 : 0),
      agree: kind.agree + (agrees ? 1 : 0),
    });
  }
  return [...kinds.values()].toSorted((one, other) => other.searches - one.searches);
}

/** Whether Firestore finds the same phones, all of them; their documents stay there. */
async function isFoundSo(finding: Finding, wanted: ReadonlySet<string>): Promise<boolean> {
  const { shape, values } = findQuery(finding);
  const { docs } = await queryOf(shape, values).select().get();
  const agrees = docs.length === wanted.size && docs.every(({ id }) => wanted.has(id));
  if (!agrees) console.log('differs:', finding, findTerms(finding), wanted.size, docs.length);
  return agrees;
}

function kindOf(finding: Finding): string {
  const { name, words } = findTerms(finding);
  const parts = [
    ...(name === undefined ? [] : ['name']),
    ...(words.length === 0 ? [] : [words.length === 1 ? 'a word' : 'two words']),
    ...(finding.min === null && finding.max === null ? [] : ['price']),
    finding.sort,
  ];
  return parts.join(', ');
}
