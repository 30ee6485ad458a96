import { DESCRIPTION_CUT, EMAIL_MAX } from './limits.ts';

/** Zero-width space, word joiner, byte-order mark, soft hyphen and every bidi control. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** Halves of characters, as a text cut in the middle of an emoji has them: Firestore stores none. */
const HALVES = /\p{Cs}/gu;

/**
 * Joiners that join nothing. Between letters or emoji they carry meaning (Bangla র‍্য, family emoji) and stay;
 * anywhere else they only make two texts look alike.
 */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Control characters other than a line end and a tab. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** A text without the halves of characters in it. */
export function wholeCharacters(text: string): string {
  return text.replace(HALVES, '');
}

/**
 * Text as it is counted, compared and stored: NFC, one kind of line end, no invisible or bidi controls, trimmed.
 * Idempotent.
 */
export function normalizeText(text: string): string {
  return wholeCharacters(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .replace(LOOSE_JOINERS, '')
    .trim();
}

/** As {@link normalizeText}, on one line: every run of white space becomes one space. */
export function normalizeLine(text: string): string {
  return normalizeText(text.replace(/\s+/gu, ' '));
}

/**
 * What security rules can tell of a normalised text: trimmed, nothing invisible, no controls but line end and tab.
 * Whether it is composed (NFC) and its joiners join they cannot.
 */
export function isClean(text: string): boolean {
  const bare = text
    .replace(/[\r\u2028\u2029]/gu, '')
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '');
  return text === bare.trim();
}

/** The one expression for "not blank" that schemas and security rules share: a letter or a digit occurs. */
export const NOT_BLANK = /[\p{L}\p{N}]/u;

/** @returns whether a person would see something in it */
export function isNotBlank(text: string): boolean {
  return NOT_BLANK.test(text);
}

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return normalizeText(email).toLowerCase();
}

/** @returns whether it can be an address at all; whether it exists only a mail can tell */
export function isEmailShaped(email: string): boolean {
  return email.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email);
}

/** Bangla digits and full-width forms to ASCII; nothing else changes. */
export function foldDigits(text: string): string {
  return text.replace(/[\u09E6-\u09EF\uFF10-\uFF19]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0xff10 ? code - 0xff10 : code - 0x09e6);
  });
}

/** Text to compare names by: compatibility forms, case and outer spaces do not count. */
export function foldName(text: string): string {
  return normalizeLine(text).normalize('NFKC').toLowerCase();
}

/**
 * A card's description: at most 110 characters as people count them, then an ellipsis (spec §9, decisions 4).
 * @returns the text itself where it is short enough
 */
export function cutDescription(text: string, length = DESCRIPTION_CUT): string {
  const beginning = firstCharacters(text, length);
  return beginning === text ? text : `${beginning.trimEnd()}…`;
}

const PLAIN = /^[\n -~]*$/;
let byCharacter: Intl.Segmenter | undefined;

/** The first characters of a text, as people count them: a Bangla letter with its signs is one, a family emoji too. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Most are of plain letters, which need no table to be told apart; a small phone takes long to load it.
  if (PLAIN.test(text.slice(0, most + 1))) return text.slice(0, most);
  byCharacter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of byCharacter.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** One or two letters for the picture of a person without a photo; signs before a letter do not count. */
export function initials(name: string): string {
  const letters = normalizeLine(name)
    .split(' ')
    .flatMap((word) => NOT_BLANK.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
