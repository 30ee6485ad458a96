import { isWhole, LIST_PAGE, PRODUCT_KEYS, PRODUCT_KINDS } from '@bns/domain';
import { KEPT_LISTS } from './keptListsCache.ts';
import { beforeLeaving } from './leaving.ts';
import type { PhoneRow } from './rows.ts';

/** So many lists of each kind, the longest unseen go first: a search takes the place of a search only. */
const MOST = { all: 1, brand: 20, search: 10 } as const;

/** A list that is kept: of all phones, of a brand's, or of what somebody looked for. */
export type KeptName = { kind: keyof typeof MOST; list: string };

const folderOf = (uid: string) => `/kept-lists/${encodeURIComponent(uid)}/`;
const shelfOf = (uid: string, kind: KeptName['kind']) => `${folderOf(uid)}${kind}/`;
const addressOf = (uid: string, { kind, list }: KeptName) => shelfOf(uid, kind) + encodeURIComponent(list);
const isIn = (folder: string, { url }: Request) => new URL(url).pathname.startsWith(folder);

let turn: Promise<unknown> = Promise.resolve();

/** One act behind the other; where the browser keeps nothing, as in a private window, the answer is `otherwise`. */
function inTurn<Result>(otherwise: Result, act: (cache: Cache) => Promise<Result>): Promise<Result> {
  const answer = turn.then(async () => {
    if (!('caches' in globalThis)) return otherwise;
    return act(await caches.open(KEPT_LISTS));
  });
  const calm = answer.catch(() => otherwise);
  turn = calm;
  return calm;
}

/** The fields of a listing that everybody may read, and nothing that a trigger adds. */
const listingOf = (row: PhoneRow) =>
  Object.fromEntries([['id', row.id] as const, ...PRODUCT_KEYS.map((key) => [key, row[key]] as const)]);

function rowOf(kept: unknown): PhoneRow | undefined {
  if (typeof kept !== 'object' || kept === null || !('id' in kept && 'time' in kept)) return undefined;
  if (typeof kept.id !== 'string' || !isWhole(kept, PRODUCT_KINDS)) return undefined;
  const time = typeof kept.time === 'string' ? new Date(kept.time) : null;
  return { ...kept, time } as PhoneRow;
}

/**
 * Keeps the first page of a list of phones on this device, for when there is no line.
 * @param list what was asked for
 */
export function keepList(uid: string, list: KeptName, rows: readonly PhoneRow[]): Promise<void> {
  const body = JSON.stringify(rows.slice(0, LIST_PAGE).map(listingOf));
  return inTurn(undefined, async (cache) => {
    await cache.delete(addressOf(uid, list));
    await cache.put(addressOf(uid, list), new Response(body));
    const alike = (await cache.keys()).filter((kept) => isIn(shelfOf(uid, list.kind), kept));
    await Promise.all(alike.slice(0, -MOST[list.kind]).map((oldest) => cache.delete(oldest)));
  });
}

/** @returns the first page as it was seen last; empty where it never was */
export function keptList(uid: string, list: KeptName): Promise<PhoneRow[]> {
  return inTurn<PhoneRow[]>([], async (cache) => {
    const kept = await cache.match(addressOf(uid, list));
    const rows: unknown = kept === undefined ? [] : await kept.json();
    return Array.isArray(rows) ? rows.map(rowOf).filter((row) => row !== undefined) : [];
  });
}

/** Who signs in finds nothing that somebody else has looked at on this device. */
export function forgetOthersLists(uid: string): Promise<void> {
  return inTurn(undefined, async (cache) => {
    const lists = await cache.keys();
    const others = lists.filter((kept) => !isIn(folderOf(uid), kept));
    await Promise.all(others.map((other) => cache.delete(other)));
  });
}

const nothing = () => {};

// Whoever signs out has ended his lists before: nothing is kept behind this.
beforeLeaving({
  close: nothing,
  clear: () =>
    void inTurn(undefined, async (cache) => {
      const lists = await cache.keys();
      await Promise.all(lists.map((list) => cache.delete(list)));
    }),
  reopen: nothing,
});
