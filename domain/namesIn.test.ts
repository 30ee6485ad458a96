import { describe, expect, it } from 'vitest';
import { PHONES } from '../dev/seed/phones/phones.ts';
import { categorySlug } from './category.ts';
import { foundAs } from './nameOf.ts';
import { namesIn, namesMeant } from './namesIn.ts';
import { searchWords } from './searchWords.ts';
import { suggestNames } from './suggestNames.ts';

const meant = (typed: string) => {
  const { names, brands, words } = namesMeant(searchWords(typed), '');
  return [...names, ...brands].map(({ phrase }) => phrase).concat(words.map((word) => `+${word}`));
};

describe('what somebody types', () => {
  it.each([
    ['samsng a52', ['galaxy a52']],
    ['ifone 11', ['iphone 11']],
    ['redmi note10', ['redmi note 10']],
    ['আইফোন ১১', ['iphone 11']],
    ['স্যামসাং', ['samsung']],
    ['স্যামসাংয়ের', ['samsung']],
    ['শাওমি রেডমি নোট ১০ প্রো', ['redmi note 10 pro']],
    ['গ্যালাক্সি এ৫২', ['galaxy a52']],
    ['রিয়েলমি সি৫৫', ['realme c55']],
    ['GalaxyA52', ['galaxy a52']],
    ['i phone 11 pro max', ['iphone 11 pro max']],
    ['one plus 9', ['oneplus 9']],
    ['apple 13 mini blue', ['iphone 13 mini', '+blue']],
    ['opo a54', ['oppo a54']],
    ['s20+ 8/128', ['galaxy s20 plus', '+8x128']],
    ['pro max 13 iphone blue', ['iphone 13 pro max', '+blue']],
    ['redmi note 10 lite', ['redmi note 10 lite']],
    ['samsung s20+', ['galaxy s20 plus']],
  ])('%s means %j', (typed, names) => {
    expect(meant(typed)).toEqual(names);
  });

  it('is never a model of other digits, nor a brand that a word is only near to', () => {
    expect(meant('galaxy a99')).toEqual(['galaxy', '+a99']);
    expect(meant('viva magenta')).toEqual(['+viva', '+magenta']);
  });

  it('is a short name where several brands have such a model, unless one is named somewhere', () => {
    expect(meant('a52')).toEqual(['a52']);
    expect(meant('note 10')).toEqual(['note 10']);
    expect(meant('x3')).toEqual(['+x3']);
    expect(meant('a52 samsung')).toEqual(['galaxy a52', 'samsung']);
    expect(namesIn(searchWords('note 10'), 'xiaomi').names[0]?.phrase).toBe('redmi note 10');
  });
});

it('every phone of the seed is recognised by its title, but one of a brand that we do not know', () => {
  const unknown = PHONES.filter(
    ({ title, brand }) => namesIn(searchWords(title), categorySlug(brand) ?? '').names.length !== 1,
  );
  expect(unknown.map(({ title }) => title)).toEqual(['Walton Primo S8 6/128']);
});

it('a model is of its lines, and what others are called for short, but not the model that its name begins with', () => {
  const [name] = namesIn(searchWords('Redmi Note 10 Pro'), '').names;
  expect(name && foundAs(name)).toEqual(['redmi note 10 pro', 'note 10 pro', 'redmi', 'redmi note']);
});

describe('suggestions', () => {
  const labels = (typed: string) => suggestNames(typed, 3).map(({ label }) => label);
  it.each([
    ['iph', ['iPhone', 'iPhone 6', 'iPhone 6s']],
    ['sams', ['Samsung', 'Galaxy', 'Galaxy A01']],
    ['samsng a53', ['Galaxy A53']],
    ['a52', ['Galaxy A52', 'Galaxy A52s', 'Oppo A52']],
    ['আইফোন ১১', ['iPhone 11', 'iPhone 11 Pro', 'iPhone 11 Pro Max']],
    ['আইফো', ['iPhone', 'iPhone 6', 'iPhone 6s']],
    ['xyzzy', []],
    ['i', []],
  ])('for %s are %j', (typed, wanted) => {
    expect(labels(typed)).toEqual(wanted);
  });
});
