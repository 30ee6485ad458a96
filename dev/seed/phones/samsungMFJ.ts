import type { Phone } from './phone.ts';

const brand = 'Samsung';

/** Samsung: M, F and J phones. */
export const SAMSUNG_M_F_J: readonly Phone[] = [
  {
    id: 'm34',
    title: 'Samsung Galaxy M34 5G 8/128 Midnight Blue',
    brand,
    original: 31999,
    resale: 18500,
    years: 2,
    condition: 'Good',
    place: 'rangpur',
    look: ['columnThree', '#22315c'],
    description:
      '৬০০০ এমএএইচ ব্যাটারি, দুই দিনেও চার্জ শেষ হয় না। রংপুর জাহাজ কোম্পানি মোড়ের দোকান থেকে নতুন কিনেছিলাম। পেছনে হালকা ঘষার দাগ আছে, ডিসপ্লে একদম পরিষ্কার। টাকার দরকার বলে বিক্রি করছি, অযথা দরদাম করবেন না।',
  },
  {
    id: 'f22',
    title: 'Samsung Galaxy F22 6/128 Denim Blue',
    brand,
    original: 19999,
    resale: 7900,
    years: 4,
    condition: 'Fair',
    place: 'bogura',
    by: 'newseller',
    look: ['squareFour', '#3a4e78'],
    description:
      'Volume-down button needs a firm press. Display was replaced once at a shop in Satmatha with a good copy, colours a little cold. Everything told here so that nobody has to argue when we meet.',
  },
  {
    id: 'm12',
    title: 'Samsung Galaxy M12 4/64',
    brand,
    original: 15999,
    resale: 5600,
    years: 4.5,
    condition: 'Fair',
    place: 'mymensingh',
    look: ['squareFour', '#7fb3a6', 'front'],
    description:
      'Old, slow, faithful. Battery is still the best thing about it. Used as the hotspot of our hostel room all this time. Comes with a new tempered glass that I never managed to stick on straight.',
  },
  {
    id: 'j7-prime',
    title: 'Samsung Galaxy J7 Prime 3/32 Gold',
    brand,
    original: 21900,
    resale: 6700,
    years: 8,
    condition: 'Fair',
    place: 'tongi',
    look: ['homeOne', '#d8bd8a', 'front'],
    state: 'sold',
    description:
      'The tank of phones. Home button clicks well, battery is new from last winter, one line of dead pixels at the very top that hides behind the status bar. Ideal for a shop counter or as an alarm clock with radio.',
  },
];
