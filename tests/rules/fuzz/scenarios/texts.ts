import { CONDITIONS, DESCRIPTION, DISTRICTS, LOCATION, NAME, PRICE, TITLE } from '@bns/domain';
import fc from 'fast-check';

/** Texts and numbers that a document may hold. */

const PIECES = ['a', 'Z', '7', 'é', 'ক', 'ক্ষ', 'র‍্য', '中', '𠀀', '😀', '👩‍💻', ' ', '-', '.', '/', '—', "'"];

function filled(pieces: readonly string[], length: number): string {
  let text = length > 1 ? 'A' : '';
  for (let i = 0; text.length + (pieces[i % pieces.length] ?? '').length < length; i += 1) {
    text += pieces[i % pieces.length] ?? '';
  }
  return text.padEnd(length, 'z');
}

type Size = { min: number; max: number };

function textOf({ min, max }: Size, more: readonly string[] = []): fc.Arbitrary<string> {
  const usual = fc.integer({ min, max: Math.min(max, min + 30) });
  const length = fc.oneof(
    { arbitrary: usual, weight: 8 },
    { arbitrary: fc.constantFrom(min, max), weight: 2 },
  );
  const pieces = fc.array(fc.constantFrom(...PIECES, ...more), { minLength: 1, maxLength: 6 });
  return fc.tuple(pieces, length).map(([some, size]) => filled(some, size));
}

const picturePath = fc.stringMatching(/^[A-Za-z0-9_\-./]{1,40}$/);
const picture = fc.oneof(
  picturePath.map((path) => `https://i.ibb.co/${path}`),
  picturePath.map((path) => `http://127.0.0.1:15060/${path}`),
);

export const anyName = textOf(NAME);
export const anyPlace = textOf(LOCATION);
export const anyNote = fc.oneof(fc.constant(''), textOf({ min: 1, max: 500 }, ['\n', '!']));
export const anyPhone = fc.stringMatching(/^01[1-9][0-9]{8}$/);
export const anyPersonPicture = fc.oneof(
  fc.constant(''),
  picture,
  fc.stringMatching(/^[A-Za-z0-9_\-./=]{1,40}$/).map((path) => `https://lh3.googleusercontent.com/${path}`),
);

const anyPrice = fc.oneof(
  fc.integer({ min: PRICE.min, max: PRICE.max }),
  fc.constantFrom(PRICE.min, PRICE.max),
);
const anyYears = fc.oneof(
  fc.integer({ min: 0, max: 39 }).map((halves) => `${halves / 2} Years`),
  fc.constant('20 Years'),
);

/** What a seller says of a phone. */
export const anyDescribed = fc.record({
  title: textOf(TITLE),
  image: picture,
  cardImage: picture,
  description: textOf(DESCRIPTION, ['\n', '\t']),
  originalPrice: anyPrice,
  resalePrice: anyPrice,
  yearsOfUse: anyYears,
  condition: fc.constantFrom(...CONDITIONS),
  location: anyPlace,
  district: fc.constantFrom('', ...DISTRICTS),
});
