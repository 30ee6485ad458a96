import { telling } from './catalogue.ts';
import { distanceOf, soundOf } from './likeness.ts';
import { nameOf } from './nameOf.ts';
import { banglaMeant } from './spellings.ts';

/** Ordinary words that are one letter away from a brand or line, or sound like one. */
const ORDINARY = new Set([
  'realm',
  'realms',
  'goggle',
  'goggles',
  'gobble',
  'googly',
  'motto',
  'phone',
  'phones',
]);

/** So many letters has a name at least in which one may be wrong. */
const MENDED_LETTERS = 6;
/** Letters of a model's number at most that are written together with a name: "galxya52". */
const CODE_LETTERS = 2;

const NONE: ReadonlySet<string> = new Set();

/**
 * A word with the brand or line at its beginning as it is spelt, and what stands behind it apart: "galxy" is "galaxy",
 * "galxya10" is "galaxy" and "a10". What belongs to a model's number is never mended.
 */
export function spelt(word: string): string[] {
  const meant = banglaMeant(word);
  if (meant !== undefined) return [meant];
  const [, letters = '', rest = ''] = /^([a-z]{3,})(\d.*)?$/u.exec(word) ?? [];
  if (letters === '' || ORDINARY.has(word)) return [word];
  const whole = nearest(letters, rest !== '');
  if (whole !== undefined) return [whole, rest].filter((part) => part !== '');
  for (let code = 1; code <= CODE_LETTERS; code += 1) {
    const front = nearest(letters.slice(0, -code), true);
    const behind = letters.slice(-code) + rest;
    if (front !== undefined && (rest !== '' || nameOf([front, behind], NONE) !== undefined))
      return [front, behind];
  }
  return [word];
}

let sounds: readonly { right: string; sound: string }[] | undefined;

/** @param isJoined whether a model's number follows, which an ending must not be taken from */
function nearest(letters: string, isJoined: boolean): string | undefined {
  sounds ??= telling().map((right) => ({ right, sound: soundOf(right) }));
  const heard = soundOf(letters);
  const same = sounds.find(({ sound }) => sound === heard);
  if (same !== undefined) return same.right;
  if (letters.length < MENDED_LETTERS - 1) return undefined;
  return sounds.find(
    ({ right, sound }) =>
      right.length >= MENDED_LETTERS &&
      heard[0] === sound[0] &&
      Math.abs(heard.length - sound.length) <= 1 &&
      (!isJoined || letters.at(-1) === right.at(-1) || right.startsWith(letters)) &&
      (distanceOf(heard, sound) === 1 || distanceOf(letters, right) === 1),
  )?.right;
}
