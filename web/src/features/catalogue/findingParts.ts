import { ANYTHING, type Finding, formatTk } from '@bns/domain';
import { findingText } from '../../texts/finding.ts';

/** One thing that a search asks for. */
export type FindingPart = {
  key: 'words' | 'brand' | 'condition' | 'min' | 'max' | 'district';
  label: string;
  /** A search without it. */
  without: (now: Finding) => Finding;
};

/**
 * What a search asks for, in words; its order is no part.
 * @param brandName of the brand that is looked for; '' where the page itself is the brand's
 */
export function findingParts(finding: Finding, brandName: string): FindingPart[] {
  const { words, condition, min, max, district } = finding;
  const labels = {
    words: words === '' ? '' : findingText.quoted(words),
    brand: brandName,
    condition,
    min: min === null ? '' : findingText.fromPrice(formatTk(min)),
    max: max === null ? '' : findingText.upTo(formatTk(max)),
    district,
  };
  const keys = Object.keys(labels) as FindingPart['key'][];
  return keys
    .filter((key) => labels[key] !== '')
    .map((key) => ({ key, label: labels[key], without: (now) => ({ ...now, [key]: ANYTHING[key] }) }));
}
