import { brandNamed, type CategoryRow, type Finding, findTerms, foldName } from '@bns/domain';
import { findingText } from '../../texts/finding.ts';

/** How the words of a search were taken; '' where that goes without saying. */
export type Understood = {
  as: string;
  /** Words that count no more. */
  leftOut: string;
  /** The brand's id that is looked in or spoken of; '' for none. */
  brand: string;
};

/** What is said of the words of a search: names as they are written, wherever they are not what was typed. */
export function understood(finding: Finding, brands: readonly CategoryRow[]): Understood {
  const { name, words, brand, district, leftOut } = findTerms(finding);
  const brandId = brand === '' ? (name?.brand ?? '') : brand;
  const brandName = brandNamed(brandId, brands) ?? '';
  const label = name?.label ?? '';
  const isSaidTwice = foldName(label).startsWith(foldName(brandName));
  const isRead = name !== undefined || brand !== finding.brand || district !== finding.district;
  const what = [isSaidTwice && label !== '' ? '' : brandName, label, ...words].filter((word) => word !== '');
  const place = district === finding.district ? '' : district;
  const as = isRead ? findingText.inPlace(what.join(' '), place) : '';
  const isAsTyped = [what.join(' '), [label, ...words].join(' '), [...what, place].join(' ')].some(
    (text) => foldName(text) === foldName(finding.words),
  );
  return { as: isAsTyped ? '' : as, leftOut: leftOut.join(', '), brand: brandId };
}
