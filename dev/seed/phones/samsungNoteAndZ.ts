import type { Phone } from './phone.ts';

const brand = 'Samsung';

/** Samsung: with a pen, and folding ones. */
export const SAMSUNG_NOTE_AND_Z: readonly Phone[] = [
  {
    id: 'note20-ultra',
    title: 'Samsung Galaxy Note20 Ultra 12/256 Mystic Bronze',
    brand,
    original: 129999,
    resale: 46000,
    years: 4,
    condition: 'Good',
    place: 'motijheel',
    look: ['squareFour', '#b98d76'],
    state: 'advertised',
    description:
      'Used by an accountant who signs papers on it every day: the pen is worn a little, the phone is not. Original charger, box and a leather flip cover included. Come to the office in Motijheel and check it in peace.',
  },
  {
    id: 'note10-lite',
    title: 'Samsung Galaxy Note10 Lite 8/128 Aura Glow',
    brand,
    original: 49999,
    resale: 16500,
    years: 5,
    condition: 'Fair',
    place: 'jashore',
    by: 'newseller',
    look: ['squareFour', '#9fb3d6'],
    description:
      'Back glass has a crack at one corner under the cover, it does not spread. Pen works, headphone jack works, battery was changed last Eid with an original one and I have the memo of that too.',
  },
  {
    id: 'z-flip5',
    title: 'Samsung Galaxy Z Flip5 8/256 Mint',
    brand,
    original: 129999,
    resale: 62000,
    years: 1.5,
    condition: 'Excellent',
    place: 'dhanmondi',
    look: ['foldedHalf', '#b9d8c8'],
    state: 'advertised',
    description:
      'Opened maybe a thousand times, hinge is firm at every angle and the crease is as on a shop model. Inner film is the original one. I am going back to a normal phone because my purse is small, not because of any fault.',
  },
  {
    id: 'z-flip3',
    title: 'Samsung Galaxy Z Flip3 8/128 Cream, hinge serviced at Samsung care in May',
    brand,
    original: 98000,
    resale: 31000,
    years: 3.5,
    condition: 'Fair',
    place: 'cumilla',
    by: 'newseller',
    look: ['foldedHalf', '#efe3c8'],
    description:
      'Hinge was loose and has been serviced at the official centre, paper included. Inner screen protector was renewed at the same time. Outer screen has light scratches. For collectors and for fun, not for rough use.',
  },
  {
    id: 'z-fold5',
    title: 'Samsung Galaxy Z Fold5 5G 12/512 Icy Blue with S Pen case and a 45W fast charger',
    brand,
    original: 215000,
    resale: 112000,
    years: 2,
    condition: 'Excellent',
    place: 'uttara',
    look: ['openBook', '#b7c9dc'],
    description:
      'My whole office in one pocket. No line and no dust under the inner screen, checked last Friday at the service centre in Uttara. The case that holds the pen alone cost nine thousand and you get it with the phone.',
  },
];
