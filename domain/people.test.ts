import { expect, test } from 'vitest';
import { NOTICE } from './messages.ts';
import { PERSON_MOVES, type PersonFacts, type PersonMoveName } from './people.ts';

const plain = { isSeller: false, isAdmin: false, isVerified: false, isDeleted: false };
const buyer = plain;
const newseller = { ...plain, isSeller: true };
const seller = { ...newseller, isVerified: true };
const admin = { ...plain, isAdmin: true };
const sellingAdmin = { ...seller, isAdmin: true };
const deleted = { ...seller, isDeleted: true };
const deletedAdmin = { ...admin, isDeleted: true };

const OTHER: PersonFacts = { isOneself: false, isOtherAdmin: true };
const ONESELF: PersonFacts = { isOneself: true, isOtherAdmin: true };
const LAST: PersonFacts = { isOneself: false, isOtherAdmin: false };

type Person = typeof plain | undefined;

const MOVING: [PersonMoveName, string, Person, PersonFacts, object | null][] = [
  ['makeAdmin', 'a buyer', buyer, OTHER, { isAdmin: true }],
  ['makeAdmin', 'a seller', seller, OTHER, { isAdmin: true }],
  ['makeAdmin', 'an admin', admin, OTHER, null],
  ['makeAdmin', 'himself, an admin', admin, ONESELF, null],
  ['makeAdmin', 'the very first', buyer, LAST, { isAdmin: true }],
  ['revokeAdmin', 'an admin', sellingAdmin, OTHER, { isAdmin: false }],
  ['revokeAdmin', 'somebody who is none', seller, LAST, null],
  ['verify', 'a new seller', newseller, OTHER, { isVerified: true }],
  ['verify', 'a verified seller', seller, OTHER, null],
  ['verify', 'an admin who sells', { ...sellingAdmin, isVerified: false }, OTHER, { isVerified: true }],
  ['unverify', 'a verified seller', seller, OTHER, { isVerified: false }],
  ['unverify', 'a new seller', newseller, OTHER, null],
  ['removePerson', 'a buyer', buyer, OTHER, { isDeleted: true }],
  ['removePerson', 'a seller, whatever admins there are', seller, LAST, { isDeleted: true }],
  ['removePerson', 'an admin beside others', admin, OTHER, { isDeleted: true }],
  ['restorePerson', 'a closed account', deleted, LAST, { isDeleted: false }],
  ['restorePerson', 'an open one', seller, LAST, null],
  ['becomeSeller', 'a buyer, himself', buyer, ONESELF, { isSeller: true }],
  ['becomeSeller', 'a seller, himself', seller, ONESELF, null],
];

test.each(MOVING)('%s of %s', (move, _, person, facts, changes) => {
  expect(PERSON_MOVES[move](person, facts)).toEqual(changes);
});

const REFUSED: [string, PersonMoveName, Person, PersonFacts, string, string][] = [
  ['case 39: deleting oneself', 'removePerson', admin, ONESELF, 'conflict', NOTICE.notOneself],
  ['case 39: deleting the last admin', 'removePerson', admin, LAST, 'conflict', NOTICE.lastAdmin],
  ['revoking the last admin', 'revokeAdmin', admin, LAST, 'conflict', NOTICE.lastAdmin],
  ['verifying oneself', 'verify', newseller, ONESELF, 'conflict', NOTICE.notOneself],
  ['unverifying oneself', 'unverify', seller, ONESELF, 'conflict', NOTICE.notOneself],
  ['verifying a buyer', 'verify', buyer, OTHER, 'conflict', NOTICE.notSeller],
  ['unverifying an admin who sells nothing', 'unverify', admin, OTHER, 'conflict', NOTICE.notSeller],
  ['deleting somebody twice', 'removePerson', deleted, OTHER, 'not-found', NOTICE.noSuchPerson],
];

test.each(REFUSED)('%s is refused', (_, move, person, facts, code, message) => {
  expect(() => PERSON_MOVES[move](person, facts)).toThrow(expect.objectContaining({ code, message }));
});

const EVERY = Object.keys(PERSON_MOVES) as PersonMoveName[];
const unknownOrDeleted = expect.objectContaining({ code: 'not-found', message: NOTICE.noSuchPerson });

test.each(EVERY)('%s of nobody says that there is no such person', (move) => {
  expect(() => PERSON_MOVES[move](undefined, OTHER)).toThrow(unknownOrDeleted);
});

test.each(EVERY.filter((move) => move !== 'restorePerson'))('%s leaves a closed account alone', (move) => {
  for (const person of [deleted, deletedAdmin]) {
    expect(() => PERSON_MOVES[move](person, OTHER)).toThrow(unknownOrDeleted);
  }
});
