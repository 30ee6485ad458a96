import type { Phone } from './phone.ts';

const brand = 'Apple';

/** Apple. */
export const APPLE: readonly Phone[] = [
  {
    id: 'iphone-15-pro-max',
    title: 'iPhone 15 Pro Max 256GB Natural Titanium',
    brand,
    original: 189000,
    resale: 134000,
    years: 1.5,
    condition: 'Excellent',
    place: 'panthapath',
    look: ['pillThree', '#b5aca0'],
    state: 'advertised',
    description:
      'Singapore set, dual SIM by eSIM, battery health 94% and 210 cycles, you may look it up yourself in the settings. True Tone and Face ID work. Full box with an unused braided cable. Sitting at level 5 of Bashundhara City.',
  },
  {
    id: 'iphone-14',
    title: 'iPhone 14 128GB Blue',
    brand,
    original: 112000,
    resale: 68500,
    years: 2,
    condition: 'Excellent',
    place: 'gec',
    by: 'newseller',
    look: ['squareTwo', '#a9c0d6'],
    description:
      'Battery health 89%, never opened, no message about unknown parts. Screen has had a privacy glass since the first day, I take it off when you come so that you can see the real display.',
  },
  {
    id: 'iphone-13',
    title: 'iPhone 13 128GB Pink',
    brand,
    original: 98000,
    resale: 52000,
    years: 3,
    condition: 'Good',
    place: 'mirpur',
    look: ['squareTwo', '#f2cdcb'],
    description:
      'ব্যাটারি হেলথ ৮৫%, ফেস আইডি ও ট্রু টোন দুটোই ঠিক আছে। এক কোণায় চুলের মতো একটা দাগ, কভার পরালে দেখা যায় না। আমার ছোট বোন ব্যবহার করত। মিরপুর ১০ মেট্রো স্টেশনের নিচে দেখে নিতে পারবেন।',
  },
  {
    id: 'iphone-12-mini',
    title: 'iPhone 12 mini 64GB Green',
    brand,
    original: 72000,
    resale: 27500,
    years: 4,
    condition: 'Good',
    place: 'rajshahi',
    look: ['squareColumn', '#b7d3c0'],
    description:
      'Fits the pocket of a shirt. Battery was changed by an authorised shop in January, so 100% and no warning. A dent the size of a mustard seed on the bottom edge. Only people who like small phones please.',
  },
  {
    id: 'iphone-11',
    title: 'iPhone 11 128GB Black',
    brand,
    original: 79900,
    resale: 29000,
    years: 5,
    condition: 'Fair',
    place: 'narayanganj',
    by: 'newseller',
    look: ['squareColumn', '#2a2b2e'],
    description:
      'Back glass cracked at the lower left and covered with a skin, front perfect. Battery 78%, says service, still lasts my working day. Factory unlocked. If you change the back you have a nice phone for little money.',
  },
  {
    id: 'iphone-se-2020',
    title: 'iPhone SE (2020) 64GB Red',
    brand,
    original: 52000,
    resale: 16500,
    years: 5,
    condition: 'Good',
    place: 'sylhet',
    look: ['homeOne', '#b3202c'],
    state: 'sold',
    description:
      'Touch ID is quicker than any face unlock when you wear a mask. Came from Dubai with my uncle. Battery 82%. Light marks on the back from the table. No cover included since nobody sells them any more.',
  },
  {
    id: 'iphone-xr',
    title: 'iPhone XR 64GB Coral',
    brand,
    original: 68000,
    resale: 21500,
    years: 6,
    condition: 'Fair',
    place: 'khulna',
    look: ['squareColumn', '#f0775e', 'front'],
    description:
      'Face ID stopped working after a fall, everything else is fine, and that is why you get it below the price of others. Screen is original. I show it to you at New Market, second floor, any day but Friday.',
  },
];
