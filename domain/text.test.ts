import { describe, expect, it } from 'vitest';
import {
  cutDescription,
  foldDigits,
  initials,
  isClean,
  isEmailShaped,
  isNotBlank,
  normalizeEmail,
  normalizeLine,
  normalizeText,
} from './text.ts';

describe('normalizeText', () => {
  it('trims, unifies line ends and removes what nobody sees', () => {
    expect(normalizeText('\u200F  one\r\ntwo\u2028three\uFEFF \u202E')).toBe('one\ntwo\nthree');
  });

  it('composes what was typed in parts', () => {
    expect(normalizeText('e\u0301')).toBe('\u00E9');
  });

  it('keeps joiners that carry meaning and removes those that join nothing', () => {
    expect(normalizeText('র\u200D্য')).toBe('র\u200D্য');
    expect(normalizeText('👩\u200D💻')).toBe('👩\u200D💻');
    expect(normalizeText('a \u200D b\u200C')).toBe('a  b');
  });

  it('changes nothing the second time', () => {
    const once = normalizeText(' a\u200D\r\n\u202Eb \u200B');
    expect(normalizeText(once)).toBe(once);
  });
});

describe('isClean', () => {
  it('is true of every normalised text', () => {
    const texts = ['a\n\tb', '\u00A0a\u3000', 'a\u0000\r\u2028b', '\u202Ea', 'e\u0301', 'a\u200Cb', ''];
    expect(texts.map(normalizeText).map(isClean)).toEqual(texts.map(() => true));
  });

  it.each([
    ' a',
    'a\u00A0',
    '\u3000a',
    'a\n',
    'a\rb',
    'a\u2028b',
    'a\u0000b',
    'a\u0085b',
    'a\u202Eb',
    'a\u200Bb',
  ])('is false of %j', (text) => {
    expect(isClean(text)).toBe(false);
  });
});

describe('one-line text', () => {
  it('folds every run of white space into one space', () => {
    expect(normalizeLine(' Galaxy\u00A0 S21\n Ultra ')).toBe('Galaxy S21 Ultra');
  });

  it('is blank without a letter or a digit', () => {
    expect([' ', '—…!', '😀'].map(isNotBlank)).toEqual([false, false, false]);
    expect(['a', '৭', 'ক'].map(isNotBlank)).toEqual([true, true, true]);
  });
});

describe('e-mail addresses', () => {
  it('case 15: spaces around an address do not count', () => {
    expect(normalizeEmail(' a@b.com ')).toBe('a@b.com');
    expect(normalizeEmail('\u200BBuyer@BNS.TEST')).toBe('buyer@bns.test');
  });

  it.each(['a@b.co', 'a.b+c@d-e.com.bd'])('%s can be one', (email) =>
    expect(isEmailShaped(email)).toBe(true),
  );
  it.each(['a', 'a@b', 'a b@c.de', 'a@b..c', '@b.co', `${'a'.repeat(250)}@b.co`])('%s cannot', (email) =>
    expect(isEmailShaped(email)).toBe(false),
  );
});

describe('what a card shows', () => {
  it('cuts at 110 characters as people count them and adds an ellipsis', () => {
    expect(cutDescription('x'.repeat(111))).toBe(`${'x'.repeat(110)}…`);
    expect(cutDescription('👨‍👩‍👧'.repeat(111))).toBe(`${'👨‍👩‍👧'.repeat(110)}…`);
  });

  it('cuts no sign from the letter that it belongs to', () => {
    const accented = `${'x'.repeat(110)}\u0301 and more`;
    expect(cutDescription(accented)).toBe(`${'x'.repeat(110)}\u0301…`);
  });

  it('leaves 110 characters or fewer alone, without an ellipsis', () => {
    expect(cutDescription('x'.repeat(110))).toBe('x'.repeat(110));
    expect(cutDescription('👨‍👩‍👧'.repeat(110))).toBe('👨‍👩‍👧'.repeat(110));
  });

  it('makes initials of a name in either script', () => {
    expect(initials('  verified  seller ')).toBe('VS');
    expect(initials('বিক্রেতা')).toBe('ব');
    expect(initials('—')).toBe('');
  });

  it('passes over the signs that a name begins with', () => {
    expect(initials('<img src=x> "Rahim"')).toBe('IR');
    expect(initials('<3 (Rahim)')).toBe('3R');
    expect(initials('~*~ মিতা')).toBe('ম');
  });
});

it('folds Bangla and full-width digits, nothing else', () => {
  expect(foldDigits('০১২৩৪৫৬৭৮৯ ５ x')).toBe('0123456789 5 x');
});
