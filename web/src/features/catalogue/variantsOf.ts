import { type Finding, findTerms, suggestNames } from '@bns/domain';

/**
 * Models that go on where the one that is looked for ends: beside a Redmi Note 10 a Redmi Note 10 Pro and a 10S. A search
 * finds exactly its model, so they are none of what was found.
 * @param most how many
 * @returns as they are shown
 */
export function variantsOf(finding: Finding, most: number): string[] {
  const { name, words } = findTerms(finding);
  if (name === undefined || words.length > 0 || !/\p{N}/u.test(name.phrase)) return [];
  const isVariant = ({ brand, phrase }: typeof name) =>
    brand === name.brand &&
    phrase.startsWith(name.phrase) &&
    /^\P{N}/u.test(phrase.slice(name.phrase.length));
  return suggestNames(name.label, Infinity)
    .filter(isVariant)
    .slice(0, most)
    .map(({ label }) => label);
}
