import { type Finding, type FindTerms, findTerms, type Product } from '@bns/domain';
import { namesIn } from '../../domain/namesIn.ts';
import { isNoise, searchWords } from '../../domain/searchWords.ts';

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

/** Model's words, further words and all words of a phone. */
type Said = { phrases: string[]; models: string[]; further: string[]; all: string[] };

const told = new WeakMap<Phone, Said>();

function saidBy(phone: Phone): Said {
  const known = told.get(phone) ?? read(phone);
  told.set(phone, known);
  return known;
}

function read({ title, categoryId, categoryName }: Phone): Said {
  const titled = searchWords(title);
  const { names, words: others } = namesIn(titled, categoryId);
  const phrases = names.map(({ phrase }) => phrase);
  const ofNames = phrases.flatMap((phrase) => [...shorter(wordsOf(phrase)), ...wordsOf(phrase)]);
  return {
    phrases,
    models: firstFour(ofNames.filter((word) => !isNameAlone(word))),
    further: firstFour(others.filter((word) => !ofNames.includes(word))),
    all: [...titled, ...searchWords(categoryName), ...ofNames].filter(isTelling),
  };
}

function says(
  { phrases, models, further, all }: Said,
  name: string | undefined,
  [first, second]: readonly string[],
): boolean {
  if (name !== undefined && !phrases.some((phrase) => isOne(phrase, name))) return false;
  if (first === undefined) return true;
  if (second !== undefined) {
    const whole = (name === undefined ? [...models, ...further] : further).map((word) => word.slice(0, 10));
    return [first, second].every((word) => whole.includes(word.slice(0, 10)));
  }
  if (name === undefined) return all.some((word) => word.startsWith(first.slice(0, 10)));
  const beside = [...models.filter((word) => !wordsOf(name).includes(word)), ...further];
  return beside.some((word) => word.startsWith(first.slice(0, 4)));
}

const wordsOf = (phrase: string) => phrase.split(' ');

/** "a52s" is also "a52", where there is such a model. */
const shorter = (words: readonly string[]) =>
  words
    .map((word, at) => [...words.slice(0, at), word.replace(/(?<=\d)[a-z]{1,2}$/, '')])
    .filter((model) => namesIn(model, '').names.some(({ phrase }) => phrase === model.join(' ')))
    .flat();

/** Whether what is called the one is one of the other. */
function isOne(phrase: string, name: string): boolean {
  if (`${phrase} `.startsWith(`${name} `)) return true;
  const beginning = wordsOf(phrase).slice(0, wordsOf(name).length).join(' ');
  return beginning.replace(/(?<=\d)[a-z]{1,2}$/, '') === name;
}

const isTelling = (word: string) => word.length >= 2 && !isNoise(word);
const firstFour = (words: readonly string[]) => [...new Set(words.filter(isTelling))].slice(0, 4);

/** A brand or a line by itself. */
function isNameAlone(word: string): boolean {
  const { names, brands } = namesIn([word], '');
  return names.length + brands.length > 0;
}
