import { API_NOTICE, COLLECTIONS, DomainError, type Payment, paymentPath } from '@bns/domain';
import {
  type Documents,
  type Fields,
  type Look,
  Rivals,
  type Write,
} from '../../functions/src/payments/documents.ts';
import type { Turn } from './turns.ts';

/** A document that was written: its version is another one each time. */
type Stored = { data: Fields; version: number };

/** Told of each document that a commit has changed; undefined where there is none. */
export type Watch = (path: string, before: Fields | undefined, after: Fields | undefined) => void;

/** As often as functions/src/store/againstRivals.ts tries. */
const MOST_ROUNDS = 40;

/** What is in the database: commits are whole or nothing, and each write gets what it insists on. */
export class Memory {
  readonly #watch: Watch;
  #rows = new Map<string, Stored>();
  #versions = 0;

  constructor(watch: Watch = () => undefined) {
    this.#watch = watch;
  }

  get(path: string): Stored | undefined {
    return this.#rows.get(path);
  }

  /** All documents of a collection, the oldest first. */
  of(collection: string): [id: string, data: Fields][] {
    const prefix = `${collection}/`;
    return [...this.#rows]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, { data }]) => [path.slice(prefix.length), data]);
  }

  /** @returns false where a document is not as a write asks for: then nothing is written */
  apply(writes: readonly Write[]): boolean {
    const staged = new Map<string, Stored | undefined>();
    for (const write of writes) {
      const path = pathOf(write);
      const now = staged.has(path) ? staged.get(path) : this.#rows.get(path);
      if (!fits(write, now)) return false;
      staged.set(path, this.#after(write, now));
    }
    for (const [path, after] of staged) {
      const before = this.#rows.get(path);
      if (after === undefined) this.#rows.delete(path);
      else this.#rows.set(path, after);
      this.#watch(path, before?.data, after?.data);
    }
    return true;
  }

  #after(write: Write, now: Stored | undefined): Stored | undefined {
    if ('remove' in write) return undefined;
    const data = { ...('update' in write ? now?.data : {}), ...write.fields };
    const empty = Object.entries(data).find(([, value]) => value === undefined);
    if (empty !== undefined) throw new TypeError(`Firestore takes no undefined: ${empty[0]}`);
    this.#versions += 1;
    return { data: Object.freeze(data), version: this.#versions };
  }
}

function pathOf(write: Write): string {
  if ('create' in write) return write.create;
  if ('update' in write) return write.update;
  return 'put' in write ? write.put : write.remove;
}

function fits(write: Write, now: Stored | undefined): boolean {
  if ('create' in write) return now === undefined;
  if ('update' in write) return now !== undefined;
  return 'put' in write || write.since === undefined || now?.version === write.since;
}

/** The port of the payments over such a database; before each operation others may have their turn. */
export function memoryDocuments(memory: Memory, turn: Turn): Documents {
  return {
    async read(path) {
      await turn();
      return memory.get(path);
    },

    async commit(writes) {
      await turn();
      if (!memory.apply(writes)) throw new Rivals();
    },

    async decide<Result>(judge: Judge<Result>): Promise<Result> {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const decided = await attempt(memory, turn, judge);
        if (decided !== 'rivals') return decided.result;
      }
      throw new DomainError('too-many-requests', API_NOTICE.tooManyCalls, { retryAfterSeconds: 1 });
    },

    async due(now, most) {
      await turn();
      const due = memory.of(COLLECTIONS.payments).flatMap(([id, data]) => {
        const { nextCheckAt } = data as unknown as Payment<Date>;
        return nextCheckAt !== null && nextCheckAt <= now ? [{ id, at: nextCheckAt.getTime() }] : [];
      });
      const isAfter = (one: string, other: string) => (one < other ? -1 : 1);
      const sorted = due.toSorted((one, other) => one.at - other.at || isAfter(one.id, other.id));
      return sorted.slice(0, most).map(({ id }) => id);
    },

    async isValIdOfOther(valId, tranId) {
      await turn();
      const rows = memory.of(COLLECTIONS.payments);
      return rows.some(([id, data]) => data['valId'] === valId && paymentPath(id) !== paymentPath(tranId));
    },
  };
}

type Judge<Result> = (look: Look) => Promise<{ writes: readonly Write[]; result: Result }>;

/** One round: what was looked at is still so when it is written, or all of it counts for nothing. */
async function attempt<Result>(
  memory: Memory,
  turn: Turn,
  judge: Judge<Result>,
): Promise<{ result: Result } | 'rivals'> {
  const seen = new Map<string, number | undefined>();
  const isStill = () => [...seen].every(([path, version]) => memory.get(path)?.version === version);
  const look = async (...paths: string[]) => {
    await turn();
    return paths.map((path) => {
      const found = memory.get(path);
      if (!seen.has(path)) seen.set(path, found?.version);
      return found?.data;
    });
  };
  try {
    const { writes, result } = await judge(look);
    await turn();
    return isStill() && memory.apply(writes) ? { result } : 'rivals';
  } catch (error) {
    // Firestore shows one moment to a whole transaction: what was judged by two is no judgement.
    if (isStill()) throw error;
    return 'rivals';
  }
}
