import { suggestNames } from '@bns/domain';

/**
 * Names to suggest for what is typed, as they are shown.
 * @param brand that is looked in, '' for all: a name of another one would find nothing there
 * @param most how many
 */
export function namesFor(typed: string, brand: string, most: number): string[] {
  return suggestNames(typed, brand === '' ? most : Infinity)
    .filter((name) => brand === '' || name.brand === brand)
    .slice(0, most)
    .map(({ label }) => label);
}
