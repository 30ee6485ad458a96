import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { productPath, reporterPath, reportPath } from '@bns/domain';
import { expect, test } from 'vitest';
import { aMoment } from '../../../tests/builders/moment.ts';
import { beforeNextCommit } from '../../../tests/triggers/beforeNextCommit.ts';
import { deliver } from '../../../tests/triggers/events.ts';
import { aStoredSeller, at, read, report, storedPhones, write } from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { settleReport } from '../store/reportCopies.ts';

async function aReportedPhone() {
  const [id = ''] = await storedPhones(await aStoredSeller(), 1);
  await report(id, 30, 'first');
  return { id, path: reportPath(id) };
}

test('reporters are counted with their reasons, and the phone stands beside them', async () => {
  const { id, path } = await aReportedPhone();
  await deliver(await write(reporterPath(id, 'second'), { reason: 'stolen', note: '', at: aMoment(at, 40) }));
  expect(await read(path)).toEqual({
    ...(await read(productPath(id))),
    productId: id,
    reportCount: 2,
    reasons: { fake: 1, stolen: 1 },
    lastReportedAt: aMoment(at, 40),
    state: 'open',
    decidedBy: null,
    decidedAt: null,
  });
});

test('case 28: the same report seven times, at once, counts once', async () => {
  const { id, path } = await aReportedPhone();
  const event = await write(reporterPath(id, 'second'), { reason: 'fake', note: '', at: aMoment(at, 31) });
  await Promise.all(Array.from({ length: 7 }, () => deliver(event)));
  expect((await read(path))?.['reportCount']).toBe(2);
});

test('reports at the same time are all counted, whichever handler ends last', async () => {
  const { id, path } = await aReportedPhone();
  await Promise.all(Array.from({ length: 5 }, () => report(id, 50, randomUUID())));
  expect(await read(path)).toMatchObject({ reportCount: 6, reasons: { fake: 6 } });
});

test('a report that is counted by somebody faster is not lost again', async () => {
  const { id, path } = await aReportedPhone();
  await write(reporterPath(id, 'second'), { reason: 'fake', note: '', at: aMoment(at, 31) });
  beforeNextCommit(() => report(id, 32, 'third'));
  await settleReport(id);
  expect((await read(path))?.['reportCount']).toBe(3);
});

test('case 37: a decision holds until somebody reports again', async () => {
  const { id, path } = await aReportedPhone();
  await db.doc(path).update({ state: 'dismissed', decidedBy: 'admin', decidedAt: aMoment(at, 60) });
  await report(id, 59);
  expect(await read(path)).toMatchObject({ state: 'dismissed', reportCount: 2, decidedBy: 'admin' });
  await report(id, 61);
  expect(await read(path)).toMatchObject({ state: 'open', reportCount: 3, decidedBy: 'admin' });
});

test('without reporters there is no report', async () => {
  const { id, path } = await aReportedPhone();
  await deliver(await write(reporterPath(id, 'first'), undefined));
  expect(await read(path)).toBeUndefined();
});

test('case 38: a report that arrives after its phone was deleted leaves nothing', async () => {
  const { id, path } = await aReportedPhone();
  await db.doc(productPath(id)).delete();
  await report(id, 70);
  expect([await read(path), (await db.collection(`${path}/reporters`).get()).size]).toEqual([undefined, 0]);
  await settleReport(id);
  expect(await read(path)).toBeUndefined();
});
