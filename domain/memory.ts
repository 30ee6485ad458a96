import { JOINTS } from './searchWords.ts';

/** Sizes that a phone's memory has, and those of its storage, in GB. */
const RAM = new Set(['1', '2', '3', '4', '6', '8', '12', '16', '18', '24']);
const STORAGE = new Set(['8', '16', '32', '64', '128', '256', '512', '1024']);
/** What is a size of storage by itself too, no model's number. */
const ALONE = new Set(['32', '64', '128', '256', '512']);

type Size = { size: string; unit: string; end: number };

/**
 * Words without those that join, and sizes of memory as one word: "8/128", "8gb + 128 gb" and "8gb ram 128gb" are
 * "8x128", "128 gb" and "128" are "128gb". Only what names have left is given, so that no model's number is a size.
 */
export function withMemory(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { word, end } = memoryAt(words, at);
    if (!JOINTS.has(word)) found.push(word);
    at = end;
  }
  return found;
}

/** "8x128" is "128gb" as well. */
export function storageOf(word: string): string[] {
  const [, storage] = /^\d+x(\d+|1tb)$/u.exec(word) ?? [];
  return storage === undefined ? [] : [storage === '1tb' ? storage : `${storage}gb`];
}

function memoryAt(words: readonly string[], at: number): { word: string; end: number } {
  const word = words[at] ?? '';
  const one = sizeAt(words, at);
  if (one === undefined) return { word, end: at + 1 };
  const isJoined = JOINTS.has(words[one.end] ?? '');
  const other = sizeAt(words, isJoined || words[one.end] === 'ram' ? one.end + 1 : one.end);
  const isPair = other !== undefined && RAM.has(one.size) && isStorage(other);
  if (isPair && (isJoined || one.unit === 'gb'))
    return { word: `${one.size}x${other.unit === 'tb' ? '1tb' : other.size}`, end: other.end };
  const unit = one.unit === '' && ALONE.has(one.size) ? 'gb' : one.unit;
  return { word: `${one.size}${unit}`, end: one.end };
}

const isStorage = ({ size, unit }: Size) => (unit === 'tb' ? size === '1' : STORAGE.has(size));

/** "128", "128gb" or "128 gb". */
function sizeAt(words: readonly string[], at: number): Size | undefined {
  const [, size, unit = ''] = /^(\d{1,4})(gb|tb)?$/u.exec(words[at] ?? '') ?? [];
  if (size === undefined) return undefined;
  const next = words[at + 1] ?? '';
  const isApart = unit === '' && (next === 'gb' || next === 'tb');
  return { size, unit: isApart ? next : unit, end: at + (isApart ? 2 : 1) };
}
