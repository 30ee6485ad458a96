import type { Phone } from './phone.ts';

const brand = 'Samsung';

/** Samsung: S phones. */
export const SAMSUNG_S: readonly Phone[] = [
  {
    id: 's24-ultra',
    title: 'Samsung Galaxy S24 Ultra 12/256 Titanium Gray',
    brand,
    original: 164999,
    resale: 118000,
    years: 1,
    condition: 'Excellent',
    place: 'panthapath',
    look: ['ultra', '#8d8a86'],
    state: 'advertised',
    description:
      'Official BD variant with eight months of warranty left at any Samsung care. Always lived in a case with a UV glass on top, S Pen never lost, battery health shows 96%. Box, cable and the unused clear case come with it.',
  },
  {
    id: 's23-ultra',
    title: 'Samsung Galaxy S23 Ultra 12/512 Green',
    brand,
    original: 152999,
    resale: 89500,
    years: 2,
    condition: 'Good',
    place: 'gec',
    by: 'newseller',
    look: ['ultra', '#4d5f52'],
    description:
      'Bought from the brand shop at Sanmar. One hairline scratch near the charging port, you only see it against the light. Camera still beats most new phones. No exchange please, I am moving abroad and only need it sold.',
  },
  {
    id: 's23',
    title: 'Samsung Galaxy S23 8/128 Lavender',
    brand,
    original: 99999,
    resale: 54000,
    years: 2,
    condition: 'Excellent',
    place: 'uttara',
    look: ['columnThree', '#cdbfd9'],
    state: 'advertised',
    description:
      'Small phone for small hands, that is why my sister loved it. Battery easily makes it to evening with mobile data on. No dent, no repair, registered in BTRC, and the receipt has the IMEI on it.',
  },
  {
    id: 's22',
    title: 'Samsung Galaxy S22 5G 8/128 Phantom Black',
    brand,
    original: 87999,
    resale: 38500,
    years: 3,
    condition: 'Good',
    place: 'mohammadpur',
    look: ['contourThree', '#24262a'],
    description:
      'Honest talk: battery is the weak point of every S22, this one gives me five hours of screen. Everything else is perfect, display has no burn, fingerprint works at first touch. Price is set for that.',
  },
  {
    id: 's21-fe',
    title: 'Samsung Galaxy S21 FE 5G 8/256 Olive',
    brand,
    original: 69999,
    resale: 29500,
    years: 3,
    condition: 'Good',
    place: 'sylhet',
    by: 'newseller',
    look: ['contourThree', '#8f9a7d'],
    description:
      'Brought by my cousin from London, so single SIM plus eSIM. Software updated last week and runs cool. Two tiny marks on the frame, shown in the photo. Meet at Zindabazar any evening after six.',
  },
  {
    id: 's20-plus',
    title: 'Samsung Galaxy S20+ 8/128 Cosmic Grey',
    brand,
    original: 99999,
    resale: 30500,
    years: 4.5,
    condition: 'Fair',
    place: 'narayanganj',
    look: ['slabFour', '#6f7379'],
    description:
      'There is a faint green line at the left edge of the display, that is why it goes so cheap. Touch, cameras and speakers work as on the first day. Good as a second phone or for somebody who repairs.',
  },
  {
    id: 's10e',
    title: 'Samsung Galaxy S10e 6/128 Prism Blue',
    brand,
    original: 66900,
    resale: 20500,
    years: 5.5,
    condition: 'Good',
    place: 'khulna',
    look: ['cardTwo', '#2f56a8'],
    state: 'sold',
    description:
      'Compact, with the fingerprint on the side and a headphone jack, nobody makes such phones any more. Battery 84%. No water ever got near it. Was my spare phone and lay in the drawer for a year.',
  },
  {
    id: 's24-fe',
    title: 'Samsung Galaxy S24 FE 8/256 Blue',
    brand,
    original: 84999,
    resale: 61500,
    years: 0.5,
    condition: 'Excellent',
    place: 'feni',
    by: 'newseller',
    look: ['columnThree', '#4e7fb5'],
    description:
      'Won at an office raffle, used for four months. Plastic is still on the sides. Warranty card is stamped and valid until next March.',
  },
];
