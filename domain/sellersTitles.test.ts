import { describe, expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import { readAll } from '../tests/finding/inMemory.ts';
import { scan } from '../tests/finding/rule.ts';
import { SELLERS_TITLES, type SellersTitle } from '../tests/finding/sellersTitles.ts';
import { ANYTHING } from './finding.ts';
import { findQuery } from './findQuery.ts';
import { findTerms } from './findTerms.ts';
import { foundBy } from './keywords.ts';
import { suggestNames } from './suggestNames.ts';

const IDS = Object.keys(SELLERS_TITLES) as SellersTitle[];

const phones = IDS.map((id, minute) => {
  const [categoryId, title] = SELLERS_TITLES[id];
  const name = categoryId === 'other' ? 'Other' : categoryId;
  const over = { title, categoryId, categoryName: name, district: 'Dhaka' };
  const phone = aProduct((seconds) => seconds - 60 * minute, over);
  return { id, data: { ...phone, ...foundBy(phone) } };
});

const found = (words: string) => readAll(phones, findQuery({ ...ANYTHING, words }));

/** All of what is found, and nothing else of the table. */
const FINDS: Record<string, Record<string, readonly SellersTitle[]>> = {
  'exactly the model': {
    'redmi note10': ['rn10', 'rn10apart'],
    'redmi note 10': ['rn10', 'rn10apart'],
    'redmi note 10 pro': ['rn10pro', 'xiaomibn'],
    'redmi note 10 lite': ['rn10lite'],
    'redmi note 12 pro plus': ['rn12plus'],
    'iphone 11': ['ip11', 'ip11bn', 'ip11apart'],
    'iphone 13': ['ip13'],
    'iphone 11 pro': ['ip11pro'],
    'realme 8': ['realme8', 'realme8g'],
    'galaxy s20': ['s20'],
    'galaxy a52': ['a52', 'a52swap'],
    'poco x3': ['pocox3'],
    'redmi 9': ['redmi9'],
    'oneplus 9': ['oneplus9'],
    'vivo y20': ['vivoy20', 'y20'],
    'oppo reno 8': ['reno8'],
    'oppo a5': [],
    'iphone 16': [],
  },
  'whatever a line or a brand has': {
    'redmi note': [
      'rn10',
      'rn10apart',
      'rn10pro',
      'rn10max',
      'rn10s',
      'rn10lite',
      'rn8',
      'rn8joined',
      'rn11pro',
      'rn12plus',
      'xiaomibn',
    ],
    poco: ['pocox3', 'pocox3nfc', 'pocox3pro'],
    'iphone se': ['ipse'],
    nord: ['nordce2', 'nord2'],
    google: ['pixel7a', 'pixel7', 'pixelbn'],
    pixel: ['pixel7a', 'pixel7', 'pixelbn'],
  },
  'models and memory apart': {
    'iphone 8+ 64gb': ['ip8plus'],
    'iphone 8': ['ip8'],
    'iphone 8/64': ['ip8'],
    'note 10+ 256GB': ['note10plus'],
    'galaxy s8+': ['s8plus'],
    'samsung s8 plus 64 gb': ['s8plus'],
    'redmi 13/128GB': ['redmi13'],
    'redmi note 8/128': ['rn8joined'],
    'samsung 8/128': ['a52', 'a52s', 's20', 's20plus', 's20fe'],
    'realme 9 pro+': ['realme9pp'],
    'redmi 12c 4/64': ['redmi12c'],
    'galaxy a5 2/16': ['a5216'],
    'samsung 12/512': ['fold4'],
    'iphone 64 gb': ['ip11bn', 'ip11apart', 'ip11promax', 'ip8plus', 'ip8', 'ipxr', 'ipxs', 'ipx', 'ipse'],
    'samsung 8gb ram 256gb': ['s23', 'flip5'],
  },
  'names written together': {
    realmec11: ['realmec11'],
    'realme 11': ['realme11'],
    realmec55: ['realmec55', 'realmebn'],
    vivoy20: ['vivoy20', 'y20'],
    nokiac30: ['nokiac30'],
    nokia105: ['nokia105'],
    iphonexs: ['ipxs'],
    iphonexr: ['ipxr', 'ipxrshort'],
    pocox3: ['pocox3'],
    zflip5: ['flip5'],
    iphone13promax: ['ip13promax'],
    samsunga52: ['a52', 'a52swap'],
    galxya52: ['a52', 'a52swap'],
    hot30i: ['hot30i'],
    realmec99: [],
    'apple iphonex': ['ipx'],
  },
  Bangla: {
    'আইফোন এক্সআর': ['ipxr', 'ipxrshort'],
    'আইফোন এক্সএস ম্যাক্স': ['ipxsmaxbn'],
    'আইফোন এক্সএস': ['ipxs'],
    'আইফোন এসই': ['ipse'],
    এ৫২এস: ['a52s', 'a52bn'],
    'পিক্সেল ৭এ': ['pixel7a'],
    'আই ফোন ১১': ['ip11', 'ip11bn', 'ip11apart'],
    'এ ৫২': ['a52', 'a52swap', 'oppoa52'],
    'স্যামসাং এ ১২': ['a12bn', 'six'],
    'রেডমি নোট ৮ ঢাকায়': ['rn8', 'rn8joined'],
    'ওয়ান প্লাস ৯': ['oneplus9'],
    'নোকিয়ার ফোন': ['nokiac30', 'nokia105'],
    পিক্সেলের: ['pixel7a', 'pixel7', 'pixelbn'],
  },
  'short names on every phone that has them': {
    'note 10 pro': ['rn10pro', 'xiaomibn', 'inote10pro'],
    'note 11 pro': ['rn11pro', 'inote11pro'],
    'note 8': ['rn8', 'rn8joined', 'note8', 'inote8'],
    'a 52': ['a52', 'a52swap', 'oppoa52'],
    a52: ['a52', 'a52swap', 'oppoa52'],
    c55: ['realmec55', 'realmebn'],
    'xiaomi a2': ['a2'],
    'vivo y': ['vivoy20', 'vivoy20s', 'vivoy20g', 'y20', 'vivoy12'],
    'galaxy s': ['s8plus', 's20', 's20plus', 's20fe', 's20ultra', 's23'],
    'moto g': ['motog84'],
    'moto g84': ['motog84'],
    'edge 40 neo': ['edge40'],
    'vivo y2': ['vivoy20', 'vivoy20s', 'vivoy20g', 'y20'],
  },
  'a phone by its own model alone': {
    'samsung a52': ['a52', 'a52swap'],
    'galaxy a53': [],
    'galaxy a12': ['a12bn', 'six'],
    'samsung m12': ['m12'],
  },
  'ordinary words as they are': {
    common: ['spark10'],
    canon: ['canon'],
    polo: ['canon'],
    mono: ['canon'],
    apply: ['symphony'],
    'best new nord': ['nordce2', 'nord2'],
    'good old pixel': ['pixel7a', 'pixel7', 'pixelbn'],
    'opo a54': ['oppoa54'],
    'samsng m12': ['m12'],
    'ifone 15 pro': ['ip15'],
    'xaomi a2': ['a2'],
  },
  'the second or third word that is half typed': {
    'full bo': ['rn10apart', 'walton'],
    'iphone 13 128 blu': ['ip13'],
    'iphone 13 blu': ['ip13'],
    'walton pri': ['walton'],
    'galaxy a52 8/128 bl': ['a52'],
    'redmi 12c 4/64 gra': ['redmi12c'],
    'infinix diamond wh': ['hot30i'],
  },
  'words in another order': {
    'pro max 13 iphone': ['ip13promax'],
    '11 iphone': ['ip11', 'ip11bn', 'ip11apart'],
    '10 note redmi': ['rn10', 'rn10apart'],
    'a52 galaxy blue': ['a52'],
    '8/128 realme 8 pro': ['realme8pro'],
  },
};

describe.each(Object.entries(FINDS))('finds %s', (_, searches) => {
  it.each(Object.entries(searches))('%s: %j', (words, wanted) => {
    expect(found(words).toSorted()).toEqual([...wanted].toSorted());
  });
});

it('what is found is what a look at every phone finds', () => {
  for (const words of Object.values(FINDS).flatMap(Object.keys)) {
    expect([words, found(words).toSorted()]).toEqual([
      words,
      scan(phones, { ...ANYTHING, words }).toSorted(),
    ]);
  }
});

it.each([
  ['redmi note10', ['Redmi Note 10 Pro']],
  ['redmi note 10', ['Redmi Note 10S', 'Redmi Note 10 Pro', 'Redmi Note 10 Pro Max']],
  ['iphone 11', ['iPhone 11 Pro', 'iPhone 11 Pro Max']],
  ['realme 8', ['Realme 8i', 'Realme 8 Pro']],
  ['note 10 pro', ['Redmi Note 10 Pro', 'Infinix Note 10 Pro']],
])('the variants of %s are suggested', (words, wanted) => {
  const labels = suggestNames(words, 6).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(wanted));
});

it.each([
  ['samsung a52 or iphone 11', ['iPhone 11']],
  ['iphone 11 black full box', ['box']],
  ['q x iphone 11', ['q', 'x']],
])('what does not count in %s is told', (words, leftOut) => {
  expect(findTerms({ ...ANYTHING, words }).leftOut).toEqual(leftOut);
});
