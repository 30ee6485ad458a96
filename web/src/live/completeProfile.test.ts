import { expect, test } from 'vitest';
import { missingFacts } from './completeProfile.ts';

const account = { name: 'From Google', image: 'https://lh3.googleusercontent.com/a/x' };

test.each([
  ['a new person is told whole', null, account, account],
  ['a nameless account is told all the same, so that there is a document', null, { name: '', image: '' }, {}],
  ['only an empty picture is filled', { name: 'Own', image: '' }, account, { image: account.image }],
  ['only an empty name is filled', { name: '', image: 'own.jpg' }, account, { name: account.name }],
  ['a complete document is left alone', { name: 'Own', image: 'own.jpg' }, account, null],
  [
    'a picture from elsewhere is not sent',
    null,
    { ...account, image: 'https://elsewhere.example/a.jpg' },
    { name: account.name },
  ],
  ['a blank name is not sent', null, { ...account, name: ' — ' }, { image: account.image }],
  [
    'a name that is too long is not sent',
    null,
    { ...account, name: 'n'.repeat(81) },
    { image: account.image },
  ],
  [
    'nothing is filled with what would be refused',
    { name: '', image: '' },
    { name: '—', image: 'x.jpg' },
    null,
  ],
  ['what the account lacks is not sent', { name: '', image: '' }, { name: '', image: '' }, null],
])('%s', (_name, known, profile, body) => {
  expect(missingFacts(known, profile, 'bns')).toEqual(body);
});
