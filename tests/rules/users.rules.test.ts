import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { userOf } from '../cast/people.ts';
import { commit, now } from './acts.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();
const edit = { name: 'New Name', image: '', updatedAt: serverTimestamp() };

describe('users', () => {
  parity(stage, 'user');

  it('a deleted person sees that he is, so that his open page can tell him', async () => {
    await passes(getDoc(doc(stage.as('deleted'), 'users/deleted')));
  });

  it('a person is not read by an admin whose account was closed', async () => {
    await stage.given({ 'users/admin': { isAdmin: true, isDeleted: true } });
    await refused(getDoc(doc(stage.as('admin'), 'users/buyer')));
  });

  it('a person is not read by an admin whose token does not say so yet', async () => {
    await refused(getDoc(doc(stage.as('admin', { admin: false }), 'users/buyer')));
  });

  it('a deleted admin lists nobody', async () => {
    await stage.given({ 'users/admin': { isDeleted: true } });
    await refused(getDocs(query(collection(stage.as('admin'), 'users'), limit(24))));
  });

  it('an admin lists 50 people at a time', async () => {
    const people = collection(stage.as('admin'), 'users');
    await passes(getDocs(query(people, limit(50))));
    await refused(getDocs(query(people, limit(51))));
    await refused(getDocs(people));
  });
});

describe('an own user document', () => {
  it('case 12: is not made again by oneself, with or without flags', async () => {
    await stage.given({ 'users/buyer': null });
    const me = doc(stage.as('buyer'), 'users/buyer');
    await refused(setDoc(me, { ...userOf(now, 'buyer'), isAdmin: true }));
    await refused(setDoc(me, userOf(now, 'buyer')));
    await refused(setDoc(me, { isAdmin: true }, { merge: true }));
  });

  it('is not deleted and made again in one commit', async () => {
    await refused(commit(stage.as('buyer'), { 'users/buyer': { ...userOf(now, 'buyer'), isAdmin: true } }));
    await refused(deleteDoc(doc(stage.as('buyer'), 'users/buyer')));
  });

  it.each<[string, unknown]>([
    ['isAdmin', true],
    ['isSeller', true],
    ['isVerified', true],
    ['isDeleted', true],
    ['email', 'admin@bns.test'],
    ['createdAt', serverTimestamp()],
    ['claimsAt', 1],
    ['roles', ['admin']],
    ['isAdmin.x', true],
  ])('case 12: keeps its %s in updates and merges', async (field, value) => {
    const me = doc(stage.as('buyer'), 'users/buyer');
    await refused(updateDoc(me, { ...edit, [field]: value }));
    await refused(updateDoc(me, { [field]: value }));
    await refused(setDoc(me, { ...edit, [field]: value }, { merge: true }));
  });

  it.each<[string, unknown]>([
    ['name', ''],
    ['name', '...'],
    ['name', 'a'.repeat(81)],
    ['name', 'Rahim\u202Egnp'],
    ['name', null],
    ['image', 'https://example.com/a.jpg'],
    ['image', 'javascript:alert(1)'],
    ['image', null],
    ['updatedAt', new Timestamp(1_700_000_000, 0)],
    ['updatedAt', null],
  ])('takes no %s %j', async (field, value) => {
    await refused(updateDoc(doc(stage.as('buyer'), 'users/buyer'), { ...edit, [field]: value }));
  });

  it.each([
    'https://i.ibb.co/abc123/me.webp',
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'http://127.0.0.1:15060/me.webp',
  ])('takes the picture %s', async (image) => {
    await passes(updateDoc(doc(stage.as('buyer'), 'users/buyer'), { ...edit, image }));
  });

  it('says when it was edited', async () => {
    await refused(updateDoc(doc(stage.as('buyer'), 'users/buyer'), { name: 'New Name' }));
  });

  it('is not edited once it is deleted', async () => {
    await refused(updateDoc(doc(stage.as('deleted'), 'users/deleted'), edit));
  });
});
