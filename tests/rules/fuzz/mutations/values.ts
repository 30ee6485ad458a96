import fc from 'fast-check';
import { Double, isMap, Moment, SERVER_TIME } from '../values.ts';

/** Values that a hand-made request may put anywhere. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  99,
  1_000_001,
  new Double(1),
  new Double(500),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '...',
  'x',
  'true',
  '2 years',
  '20.5 Years',
  'Dhaka',
  'New',
  'paid',
  'cancelled',
  'soldToOther',
  '01012345678',
  '+8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  'https://i.ibb.co.evil.example/x.jpg',
  'http://i.ibb.co/x.jpg',
  'https://lh3.googleusercontent.com/a',
  'http://127.0.0.1:5060/x.webp',
  'javascript:alert(1)',
  'a_b',
  'a/b',
  [],
  ['x'],
  {},
  { x: 1 },
  SERVER_TIME,
  new Moment(1_700_000_000, 0),
  new Moment(4_000_000_000, 0),
];

/** Characters that make two texts look alike, break a line or nothing at all. */
const CHARS = [
  ...'\u0000\u0007\u000B\r\n\t\u007F\u0085\u00A0\u00AD\u061C\u1680\u2003\u200B\u200C\u200E\u2028\u202E\u2060',
  ...'\u2066\u3000\uFEFF ',
  '😀',
  'é',
];

/** How a value is changed: put in its place, or bent. */
export type Bend = { strange: boolean; value: unknown; char: string; way: number; size: number };

export const anyBend: fc.Arbitrary<Bend> = fc.record({
  strange: fc.boolean(),
  value: fc.constantFrom(...STRANGE),
  char: fc.constantFrom(...CHARS),
  way: fc.nat(11),
  size: fc.constantFrom(0, 1, 2, 3, 40, 41, 80, 81, 99, 100, 120, 121, 500, 501, 3000, 3001),
});

function bentText(text: string, { char, way, size }: Bend): string {
  const middle = Math.floor(text.length / 2);
  const split = /[\uD800-\uDBFF]/.test(text[middle - 1] ?? '') ? middle + 1 : middle;
  const ways = [
    text + char,
    char + text,
    text.slice(0, split) + char + text.slice(split),
    'b'.repeat(size),
    text.toUpperCase(),
    `${text}x`,
    Array.from(text).slice(1).join(''),
    '😀'.repeat(size),
    `${text}\n`,
  ];
  return ways[way % ways.length] ?? text;
}

function bentNumber(number: number, { way }: Bend): unknown {
  const ways = [
    number + 1,
    number - 1,
    new Double(number),
    number + 0.5,
    -number,
    String(number),
    number * 100,
  ];
  return ways[way % ways.length];
}

function bentTime({ seconds, nanoseconds }: Moment, { way }: Bend): unknown {
  const ways = [
    new Moment(seconds + 1, nanoseconds),
    new Moment(seconds, nanoseconds + 1000),
    new Moment(seconds, 0),
    SERVER_TIME,
    seconds,
  ];
  return ways[way % ways.length];
}

/** Another value: of the same type nearly always, unless something strange takes its place. */
export function bent(value: unknown, bend: Bend): unknown {
  if (bend.strange) return bend.value;
  if (typeof value === 'string') return bentText(value, bend);
  if (typeof value === 'number') return bentNumber(value, bend);
  if (typeof value === 'boolean') return bend.way === 0 ? Number(value) : !value;
  if (value instanceof Moment) return bentTime(value, bend);
  if (Array.isArray(value)) return bend.way % 2 === 0 ? [...value, 'x'] : value.slice(1);
  if (isMap(value)) return { ...value, x: 1 };
  if (value === SERVER_TIME) return new Moment(1_790_000_000 + bend.way, 0);
  return bend.value;
}
