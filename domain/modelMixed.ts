import { allNames, type Name, restsOf, waysTo } from './catalogue.ts';
import { isModel } from './nameOf.ts';

type Bags = { models: Map<string, Name>; words: Set<string> };

let bags: Bags | undefined;

const bagOf = (words: readonly string[]) => words.toSorted().join(' ');

/** Models by their words in any order, those that name their brand or line; of two the one that stands first. */
function bagged(): Bags {
  const said = allNames()
    .filter(isModel)
    .toReversed()
    .flatMap((name) => {
      const short = restsOf(name.phrase.split(' ')).map((rest) => [name.brand, ...rest]);
      return [...waysTo(name).slice(0, 2), ...short].map((way) => ({ way, name }));
    });
  return {
    models: new Map(said.map(({ way, name }) => [bagOf(way), name])),
    words: new Set(said.flatMap(({ way }) => way)),
  };
}

/** Among so many words of names a model is looked for. */
const MIXED_WORDS = 6;

/** The model that most of these words are, in whatever order, and the others: "pro max 13 iphone". */
export function modelMixed(words: readonly string[]): { name: Name; others: string[] } | undefined {
  bags ??= bagged();
  const { models, words: known } = bags;
  const candidates = [...new Set(words.filter((word) => known.has(word)))].slice(0, MIXED_WORDS);
  let best: { name: Name; chosen: string[] } | undefined;
  for (let number = 1; number < 2 ** candidates.length; number += 1) {
    const chosen = candidates.filter((_, at) => Math.floor(number / 2 ** at) % 2 === 1);
    const name = chosen.length > (best?.chosen.length ?? 0) ? models.get(bagOf(chosen)) : undefined;
    if (name !== undefined) best = { name, chosen };
  }
  return best === undefined
    ? undefined
    : { name: best.name, others: words.filter((word) => !best?.chosen.includes(word)) };
}
