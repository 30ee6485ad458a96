import { DomainError } from '@bns/domain';
import { type Documents, Rivals } from '../../functions/src/payments/documents.ts';

/**
 * What the payments ask of whatever keeps their documents. Each promise is tried, and tells what came of it; both stores
 * have to tell the same. Ids begin with `run`, so that nobody's documents are another's.
 */
type Promised = (documents: Documents, run: string) => Promise<unknown>;

const AT = new Date('2026-11-28T10:00:00Z');
const at = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
/** What came of it, in a word. */
const outcome = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) => (error instanceof Rivals ? 'rivals' : String(error)),
  );
const dataOf = async (documents: Documents, path: string) => (await documents.read(path))?.data ?? null;

/** Two that both go on only when the other one has looked. */
function afterBothLooked() {
  let looked = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    looked += 1;
    if (looked >= 2) open();
    await Promise.race([both, new Promise((resolve) => setTimeout(resolve, 200))]);
  };
}

export const PROMISES: Readonly<Record<string, Promised>> = {
  'what is not there is not found': async (documents, run) =>
    (await documents.read(`payments/${run}`)) === undefined,

  'what is created is read, its times as Dates': async (documents, run) => {
    await documents.commit([{ create: `payments/${run}`, fields: { state: 'open', at: AT, valId: null } }]);
    return dataOf(documents, `payments/${run}`);
  },

  'what is there is not created': async (documents, run) => {
    const create = { create: `payments/${run}`, fields: { state: 'open' } };
    return [await outcome(documents.commit([create])), await outcome(documents.commit([create]))];
  },

  'what is not there is not updated': async (documents, run) =>
    outcome(documents.commit([{ update: `payments/${run}`, fields: { state: 'paid' } }])),

  'an update leaves the other fields, a put leaves none': async (documents, run) => {
    const path = `payments/${run}`;
    await documents.commit([{ create: path, fields: { state: 'open', amount: 1 } }]);
    await documents.commit([{ update: path, fields: { state: 'paid' } }]);
    const updated = await dataOf(documents, path);
    await documents.commit([{ put: path, fields: { state: 'refunded' } }]);
    return [updated, await dataOf(documents, path)];
  },

  'a commit is whole or nothing': async (documents, run) => {
    const [one, other] = [`payments/${run}1`, `payments/${run}2`];
    const commit = documents.commit([
      { create: one, fields: { state: 'open' } },
      { update: other, fields: { state: 'open' } },
    ]);
    return [await outcome(commit), await dataOf(documents, one)];
  },

  'what has changed since is not removed': async (documents, run) => {
    const path = `reservations/${run}`;
    await documents.commit([{ create: path, fields: { tranId: 'one' } }]);
    const since = (await documents.read(path))?.version;
    await documents.commit([{ put: path, fields: { tranId: 'other' } }]);
    const late = await outcome(documents.commit([{ remove: path, since }]));
    return [late, await dataOf(documents, path)];
  },

  'what has not changed since is removed, and then is gone': async (documents, run) => {
    const path = `reservations/${run}`;
    await documents.commit([{ create: path, fields: { tranId: 'one' } }]);
    const since = (await documents.read(path))?.version;
    const removed = await outcome(documents.commit([{ remove: path, since }]));
    const again = await outcome(documents.commit([{ remove: path, since }]));
    return [
      removed,
      again,
      await outcome(documents.commit([{ remove: path }])),
      await dataOf(documents, path),
    ];
  },

  'one made anew is not the one that was looked at': async (documents, run) => {
    const path = `reservations/${run}`;
    await documents.commit([{ create: path, fields: { tranId: 'one' } }]);
    const since = (await documents.read(path))?.version;
    await documents.commit([{ remove: path }]);
    await documents.commit([{ create: path, fields: { tranId: 'one' } }]);
    return outcome(documents.commit([{ remove: path, since }]));
  },

  'who decides sees what is there and what is not': async (documents, run) => {
    await documents.commit([{ create: `payments/${run}`, fields: { state: 'open' } }]);
    return documents.decide(async (look) => ({
      writes: [],
      result: await look(`payments/${run}`, `payments/${run}-not`),
    }));
  },

  'a decision is written whole, and gives its result': async (documents, run) => {
    const [one, other] = [`payments/${run}`, `reservations/${run}`];
    await documents.commit([{ create: other, fields: { tranId: run.slice(0, 0) } }]);
    const result = await documents.decide(async () => ({
      writes: [{ create: one, fields: { state: 'open' } }, { remove: other }],
      result: 7,
    }));
    return [result, await dataOf(documents, one), await dataOf(documents, other)];
  },

  'who refuses writes nothing': async (documents, run) => {
    const path = `payments/${run}`;
    const refused = documents.decide(async (look) => {
      await look(path);
      throw new DomainError('conflict', 'no');
    });
    return [await outcome(refused), await dataOf(documents, path)];
  },

  'two who count at once both count': async (documents, run) => {
    const path = `payments/${run}`;
    await documents.commit([{ create: path, fields: { checks: 0 } }]);
    const wait = afterBothLooked();
    const count = () =>
      documents.decide(async (look) => {
        const [found] = await look(path);
        await wait();
        return {
          writes: [{ update: path, fields: { checks: Number(found?.['checks']) + 1 } }],
          result: null,
        };
      });
    await Promise.all([count(), count()]);
    return dataOf(documents, path);
  },

  'of two who take what is free one finds it taken': async (documents, run) => {
    const path = `reservations/${run}`;
    const wait = afterBothLooked();
    const take = () =>
      documents.decide(async (look) => {
        const [found] = await look(path);
        await wait();
        return found === undefined
          ? { writes: [{ put: path, fields: { tranId: 'x' } }], result: 'taken' }
          : { writes: [], result: 'late' };
      });
    return (await Promise.all([take(), take()])).toSorted();
  },

  'of two who create at once one is a rival': async (documents, run) => {
    const create = () =>
      outcome(documents.commit([{ create: `reservations/${run}`, fields: { tranId: 'x' } }]));
    return (await Promise.all([create(), create()])).toSorted();
  },

  'what is due comes by its time, then by its name, and never where none is': async (documents, run) => {
    const looks = { a: at(3), b: at(1), c: null, d: at(2), e: at(2), f: at(9) };
    await documents.commit(
      Object.entries(looks).map(([name, nextCheckAt]) => ({
        create: `payments/${run}${name}`,
        fields: { nextCheckAt, valId: null },
      })),
    );
    const names = async (most: number) =>
      (await documents.due(at(3), most)).filter((id) => id.startsWith(run)).map((id) => id.slice(run.length));
    const all = await names(1000);
    await documents.commit(
      Object.keys(looks).map((name) => ({ update: `payments/${run}${name}`, fields: { nextCheckAt: null } })),
    );
    return [all, await names(1000)];
  },

  'the most overdue come first where there are more': async (documents, run) => {
    const minutes = [-900, -901, -902];
    await documents.commit(
      minutes.map((minute) => ({
        create: `payments/${run}${-minute}`,
        fields: { nextCheckAt: at(minute * 1000) },
      })),
    );
    const due = await documents.due(at(-899_000), 2);
    await documents.commit(
      minutes.map((minute) => ({ update: `payments/${run}${-minute}`, fields: { nextCheckAt: null } })),
    );
    return due.map((id) => id.slice(run.length));
  },

  'a val_id is another’s only where another has it': async (documents, run) => {
    const [one, other] = [`${run}1`, `${run}2`];
    await documents.commit([{ create: `payments/${one}`, fields: { valId: `${run}V` } }]);
    const alone = await documents.isValIdOfOther(`${run}V`, one);
    const ofOne = await documents.isValIdOfOther(`${run}V`, other);
    await documents.commit([{ create: `payments/${other}`, fields: { valId: `${run}V` } }]);
    return [
      alone,
      ofOne,
      await documents.isValIdOfOther(`${run}V`, one),
      await documents.isValIdOfOther('-', one),
    ];
  },
};
