import { type Finding, type FindTerms, findTerms, type Product } from '@bns/domain';
import { isModel, nameOf } from '../../domain/nameOf.ts';
import { namesIn, ownNames } from '../../domain/namesIn.ts';
import { isNoise, JOINTS, searchWords } from '../../domain/searchWords.ts';

type Phone = Product<unknown>;

type Row = { id: string; data: Phone };

/** The ids of what a search finds by the rule of FindTerms, told by the phones themselves and not by their keywords. */
export function scan(rows: readonly Row[], finding: Finding): string[] {
  const terms = findTerms(finding);
  return rows.filter(({ data }) => isFound(data, finding, terms)).map(({ id }) => id);
}

function isFound(phone: Phone, finding: Finding, { name, words, brand, district }: FindTerms): boolean {
  return (
    !phone.isSold &&
    !phone.isHidden &&
    (brand === '' || phone.categoryId === brand) &&
    (finding.condition === '' || phone.condition === finding.condition) &&
    (district === '' || phone.district === district) &&
    (finding.min === null || phone.resalePrice >= finding.min) &&
    (finding.max === null || phone.resalePrice <= finding.max) &&
    says(saidBy(phone), name?.phrase, words)
  );
}

/** A phone's names, the most exact one first, its model's words, further words and all words. */
type Said = { names: string[]; models: string[]; further: string[]; all: string[] };

const told = new WeakMap<Phone, Said>();

function saidBy(phone: Phone): Said {
  const known = told.get(phone) ?? read(phone);
  told.set(phone, known);
  return known;
}

function read({ title, categoryId, categoryName }: Phone): Said {
  const titled = searchWords(title);
  const said = namesIn(titled, categoryId);
  const names = ownNames(said, categoryId);
  const ofNames = names.flatMap(wordsOf);
  const sizes = said.words.filter(isMemory);
  const memory = [...new Set(sizes.flatMap((size) => [size, `${size.split('x')[1] ?? ''}gb`]))].filter(
    isTelling,
  );
  const others = said.words.filter((word) => !isMemory(word) && !ofNames.includes(word));
  const spoken = titled.filter((word) => !JOINTS.has(word) && !isMemory(word) && !/^\d+$/.test(word));
  return {
    names,
    models: [...new Set(ofNames)].filter((word) => !isNameAlone(word)).slice(0, 4),
    further: [...[...new Set(others)].filter(isTelling).slice(0, 4), ...memory.slice(0, 2)],
    all: [...spoken, ...said.words, ...memory, ...searchWords(categoryName), ...ofNames].filter(isTelling),
  };
}

function says(
  { names, models, further, all }: Said,
  name: string | undefined,
  [first, second]: readonly string[],
): boolean {
  if (name !== undefined && !names.includes(name)) return false;
  if (first === undefined) return true;
  const beside = name === undefined ? models : models.filter((word) => !wordsOf(name).includes(word));
  if (second !== undefined) {
    const among = name === undefined ? [...models.filter((word) => word.length > 1), ...further] : further;
    const isHalf = name === undefined || name === names[0];
    return among.some(
      (one) => isSame(one, first) && among.some((other) => other !== one && isLast(other, second, isHalf)),
    );
  }
  if (first.length === 1) return beside.some((word) => word.startsWith(first));
  if (name === undefined) return all.some((word) => begins(word, first, 10));
  return [...beside, ...further].some((word) => begins(word, first, 4));
}

/** Whether a word begins so; sizes of memory are compared whole. */
const begins = (word: string, typed: string, letters: number) =>
  isMemory(word) ? word === typed : word.startsWith(typed.slice(0, letters));

/** Whether two words are one as far as they are compared where there are two. */
const isSame = (word: string, typed: string) =>
  isMemory(word) || isMemory(typed) ? word === typed : word.slice(0, 4) === typed.slice(0, 4);

/** Whether a last word that is not whole yet may be that word of a phone. */
function isLast(word: string, typed: string, isHalf: boolean): boolean {
  if (typed.length >= 4) return isSame(word, typed);
  return word === typed || (isHalf && !/\d/.test(word) && word.startsWith(typed));
}

const wordsOf = (phrase: string) => phrase.split(' ');
const isMemory = (word: string) => /^\d+(?:x\d+|x1tb|gb|tb)$/.test(word);
const isTelling = (word: string) => word.length >= 2 && word !== 'gb' && !isNoise(word);

/** A brand or a line by itself. */
function isNameAlone(word: string): boolean {
  const name = nameOf([word], new Set());
  return name !== undefined && !isModel(name);
}
