import { JOINTS } from './searchWords.ts';

/** Sizes that a phone's memory has, and those of its storage, in GB. */
const RAM = new Set(['1', '2', '3', '4', '6', '8', '12', '16', '18', '24']);
const STORAGE = new Set(['8', '16', '32', '64', '128', '256', '512', '1024']);
/** What is a size of storage by itself too, no model's number. */
const ALONE = new Set(['32', '64', '128', '256', '512']);

type Unit = '' | 'g' | 'gb' | 'tb';
/** A size, and whether it is called RAM or ROM. */
type Size = { size: string; unit: Unit; isCalled: boolean; end: number };

const CALLED: ReadonlySet<string> = new Set(['ram', 'rom']);

/**
 * Words without those that join, and sizes of memory as one word: "8/128", "128/8", "8gb + 128 gb", "8gb ram/128gb rom",
 * "ram 8 rom 128" and "8+4/128" (of which 4 are lent by the storage) are "8x128", "128 gb" and "128" are "128gb". Only
 * what names have left is given, so that no model's number is a size.
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
  const one = sizeAt(words, at);
  if (one === undefined) return { word: words[at] ?? '', end: at + 1 };
  const joint = JOINTS.has(words[one.end] ?? '') ? words[one.end] : undefined;
  const other = sizeAt(words, joint === undefined ? one.end : one.end + 1);
  if (other === undefined || !isPaired(one, other, joint)) return alone(words, at, one);
  const isLent = joint === '+' && RAM.has(other.size) && words[other.end] === '/';
  const storage = isLent ? sizeAt(words, other.end + 1) : undefined;
  return (
    (storage === undefined ? undefined : pairOf(one, storage)) ??
    pairOf(one, other) ??
    (joint === undefined ? undefined : pairOf(other, one)) ??
    alone(words, at, one)
  );
}

/** "4g" is a network, but for "4g/64g". */
function isPaired(one: Size, other: Size, joint: string | undefined): boolean {
  if (one.unit === 'g' || other.unit === 'g') return joint !== undefined && one.unit === other.unit;
  return joint !== undefined || one.unit === 'gb' || one.isCalled;
}

function pairOf(ram: Size, storage: Size): { word: string; end: number } | undefined {
  if (!RAM.has(ram.size) || !isStorage(storage)) return undefined;
  const end = Math.max(ram.end, storage.end);
  return { word: `${ram.size}x${storage.unit === 'tb' ? '1tb' : storage.size}`, end };
}

function alone(words: readonly string[], at: number, { size, unit, end }: Size) {
  if (unit === 'g') return { word: words[at] ?? '', end: at + 1 };
  return { word: `${size}${unit === '' && ALONE.has(size) ? 'gb' : unit}`, end };
}

const isStorage = ({ size, unit }: Size) => (unit === 'tb' ? size === '1' : STORAGE.has(size));

/** "128", "128gb" or "128 gb", and "rom 128" or "128 rom". */
function sizeAt(words: readonly string[], at: number): Size | undefined {
  const isBefore = CALLED.has(words[at] ?? '');
  const from = isBefore ? at + 1 : at;
  const [, size, unit = ''] = /^(\d{1,4})(gb|tb|g)?$/u.exec(words[from] ?? '') ?? [];
  if (size === undefined) return undefined;
  const next = words[from + 1] ?? '';
  const isApart = unit === '' && (next === 'gb' || next === 'tb');
  const end = from + (isApart ? 2 : 1);
  const isBehind = CALLED.has(words[end] ?? '');
  return {
    size,
    unit: (isApart ? next : unit) as Unit,
    isCalled: isBefore || isBehind,
    end: isBehind ? end + 1 : end,
  };
}
