import { describe, expect, it } from 'vitest';
import { CANONICAL_PHONE, canonicalPhone } from './phone.ts';

describe('canonicalPhone', () => {
  it('case 51: takes Bangla digits', () => {
    expect(canonicalPhone('০১৭১২৩৪৫৬৭৮')).toBe('01712345678');
  });

  it.each([
    '01712345678',
    '+880 1712-345678',
    '01712 345 678',
    '8801712345678',
    '0088 01712345678',
    '+88 (01712) 345.678',
    '01712\u00A0345678',
    '\u200F01712345678\u202C',
    '০১৭১২-৩৪৫৬৭৮',
  ])('case 52: %s has one form', (spelling) => {
    const canonical = canonicalPhone(spelling);
    expect(canonical).toBe('01712345678');
    expect(canonical).toMatch(CANONICAL_PHONE);
  });

  it.each([
    '01012345678',
    '0171234567',
    '017123456789',
    '',
    '+1 555 0100',
    '01712345x78',
    '1712345678',
    '++8801712345678',
  ])('case 52: %s is no number', (spelling) => expect(canonicalPhone(spelling)).toBeNull());
});
