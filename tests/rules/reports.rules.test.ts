import { REPORT_REASONS } from '@bns/domain';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aReportOf, commit, raised } from './acts.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';
import { past } from './world.ts';

const stage = openStage();
const report = 'reportedProducts/phone';

describe('reports', () => {
  parity(stage, 'report', 'reporter');
});

describe('a report', () => {
  const say = (changes: Record<string, unknown>) => commit(stage.as('buyer2'), aReportOf('buyer2', changes));

  it.each<[string, unknown]>([
    ['reason', 'dislike'],
    ['reason', ''],
    ['reason', null],
    ['note', 'a'.repeat(501)],
    ['note', 'look\u202Ehere'],
    ['note', ' padded '],
    ['note', null],
    ['at', new Timestamp(1_700_000_000, 0)],
    ['uid', 'buyer'],
  ])('does not say %s %j', async (field, value) => {
    await refused(say({ [field]: value }));
  });

  it.each(['reason', 'note', 'at'])('does not leave out %s', async (key) => {
    const path = `${report}/reporters/buyer2`;
    const { [path]: data, ...quota } = aReportOf('buyer2');
    const { [key]: _, ...without } = data as Record<string, unknown>;
    await refused(commit(stage.as('buyer2'), { [path]: without, ...quota }));
  });

  it.each(REPORT_REASONS)('may have the reason %s', async (reason) => {
    await passes(say({ reason }));
  });

  it('may have a note of 500, of emoji alone, or none', async () => {
    await passes(say({ note: 'a'.repeat(500) }));
    await stage.given({ [`${report}/reporters/buyer2`]: null, ...noQuota() });
    await passes(say({ note: '😡' }));
    await stage.given({ [`${report}/reporters/buyer2`]: null, ...noQuota() });
    await passes(say({ note: '' }));
  });

  it('is not made for another person', async () => {
    await refused(commit(stage.as('buyer2'), aReportOf('newseller')));
  });

  it('is not made for another person beside one’s own', async () => {
    const own = aReportOf('buyer2');
    const theirs = { [`${report}/reporters/newseller`]: own[`${report}/reporters/buyer2`] ?? null };
    await refused(commit(stage.as('buyer2'), { ...own, ...theirs }));
  });

  it('needs a phone', async () => {
    const [data] = Object.values(aReportOf('buyer2'));
    const documents = {
      'reportedProducts/none/reporters/buyer2': data ?? null,
      ...raised('buyer2', 'reports', 'none'),
    };
    await refused(commit(stage.as('buyer2'), documents));
  });

  it('needs the quota in the same commit', async () => {
    const [data] = Object.values(aReportOf('buyer2'));
    await refused(setDoc(doc(stage.as('buyer2'), `${report}/reporters/buyer2`), data ?? {}));
  });

  it('is not counted by what an earlier commit raised', async () => {
    const path = `${report}/reporters/buyer2`;
    const { [path]: data, ...quota } = aReportOf('buyer2');
    await stage.given(quota);
    await refused(setDoc(doc(stage.as('buyer2'), path), data ?? {}));
  });

  it('is not made of a phone whose id could be read as part of a pair', async () => {
    await stage.given({ 'products/x_phone': aProduct(past) });
    const { [`${report}/reporters/buyer2`]: data } = aReportOf('buyer2');
    const documents = {
      'reportedProducts/x_phone/reporters/buyer2': data ?? null,
      ...raised('buyer2', 'reports', 'x_phone'),
    };
    await refused(commit(stage.as('buyer2'), documents));
  });

  it('that is missing is looked for by oneself', async () => {
    await passes(getDoc(doc(stage.as('buyer2'), `${report}/reporters/buyer2`)));
  });

  it('is not listed across phones, nor past 50, nor by a deleted admin', async () => {
    const db = stage.as('admin');
    await refused(getDocs(query(collectionGroup(db, 'reporters'), limit(1))));
    await refused(getDocs(query(collection(db, 'reportedProducts'), limit(51))));
    await refused(getDocs(query(collection(db, `${report}/reporters`), limit(51))));
    await stage.given({ 'users/admin': { isDeleted: true } });
    await refused(getDocs(query(collection(db, 'reportedProducts'), limit(24))));
    await refused(getDocs(query(collection(db, `${report}/reporters`), limit(24))));
  });
});

function noQuota() {
  const [path = ''] = Object.keys(raised('buyer2', 'reports', 'phone'));
  return { [path]: null };
}
