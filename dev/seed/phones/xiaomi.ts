import type { Phone } from './phone.ts';

/** Xiaomi, with Redmi and Poco. */
export const XIAOMI: readonly Phone[] = [
  {
    id: 'redmi-note-13-pro',
    title: 'Redmi Note 13 Pro 8/256 Aurora Purple',
    brand: 'Xiaomi',
    original: 34999,
    resale: 23500,
    years: 1,
    condition: 'Excellent',
    place: 'savar',
    look: ['cardThree', '#c7b3e8'],
    state: 'advertised',
    description:
      'Official, 200 megapixel, 67 W charger in the box and hardly used because I charge at the office. Warranty until the end of the year. Selling since my brother sent me another one from Italy.',
  },
  {
    id: 'redmi-note-10',
    title: 'Redmi Note 10 6/128 Ice Blue',
    brand: 'Xiaomi',
    original: 22999,
    resale: 13000,
    years: 2,
    condition: 'Good',
    place: 'cumilla',
    by: 'newseller',
    look: ['cardThree', '#b9dcea'],
    description:
      'কান্দিরপাড়ে থাকি, সন্ধ্যার পর যেকোনো দিন দেখা করা যাবে। ফোনে কোনো সমস্যা নেই, শুধু পেছনের কভার একটু হলদে হয়েছে, নতুন একটা কিনে দেব। চার্জার আসল, বক্স আছে, মেমো হারিয়ে গেছে।',
  },
  {
    id: 'redmi-12c',
    title: 'Redmi 12C 4/64 Graphite',
    brand: 'Xiaomi',
    original: 13999,
    resale: 7200,
    years: 2,
    condition: 'Fair',
    place: 'jashore',
    look: ['squareBig', '#43474d'],
    description:
      'Was a delivery rider’s map phone, so the edges show it. GPS locks fast, loudspeaker is loud, screen has a glass that took the scratches. With holder for the handlebar if you want it, no extra money.',
  },
  {
    id: 'poco-x5-pro',
    title: 'Poco X5 Pro 5G 8/256 Yellow',
    brand: 'Xiaomi',
    original: 38999,
    resale: 22000,
    years: 2,
    condition: 'Good',
    place: 'uttara',
    look: ['wideMask', '#e8c22f'],
    description:
      'For gamers: 120 Hz, no frame drop in Free Fire. Unofficial but IMEI is registered, I can show the SMS. A small rub on the yellow next to the power key. Box and 67 W charger included, no exchange.',
  },
  {
    id: 'mi-11-lite',
    title: 'Mi 11 Lite 8/128 Bubblegum Blue',
    brand: 'Xiaomi',
    original: 33999,
    resale: 13500,
    years: 4,
    condition: 'Good',
    place: 'rajshahi',
    by: 'newseller',
    look: ['stepTwo', '#9cc7ea'],
    description:
      'এত পাতলা আর হালকা ফোন এখন আর পাওয়া যায় না। রাজশাহী বিশ্ববিদ্যালয়ে পড়ার সময় কেনা, যত্নে রাখা। ব্যাটারি আগের চেয়ে একটু কম যায়, দিনে একবার চার্জ দিলেই হয়। সাহেব বাজারে এসে দেখে নিন।',
  },
  {
    id: 'xiaomi-13-lite',
    title: 'Xiaomi 13 Lite 8/256 Lite Pink',
    brand: 'Xiaomi',
    original: 46999,
    resale: 25500,
    years: 2,
    condition: 'Excellent',
    place: 'dhanmondi',
    look: ['roundSide', '#eec9cf'],
    description:
      'Two front cameras with their own little lights, my channel was filmed with them. Curved glass unbroken and no protector bubbles. Comes with a ring stand and a soft case, both used.',
  },
];
