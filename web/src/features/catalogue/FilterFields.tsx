import {
  brandNamed,
  type CategoryRow,
  CONDITIONS,
  DISTRICTS,
  type Finding,
  findingOf,
  formatTk,
  paramsOf,
  PRICE_STEPS,
  SORTS,
} from '@bns/domain';
import type { ReactNode } from 'react';
import { findingText } from '../../texts/finding.ts';
import { SelectField } from '../../ui/SelectField.tsx';

type FilterFieldsProps = {
  finding: Finding;
  onChange: (change: (now: Finding) => Finding) => void;
  /** None where the page itself is a brand's. */
  brands: readonly CategoryRow[] | null;
};

type Key = 'brand' | 'condition' | 'min' | 'max' | 'district' | 'sort';

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const prices = (steps: readonly number[]) =>
  steps.map((step) => ({ value: String(step), label: formatTk(step) }));

/** The filters of a search and its order, as choices of the system; prices that would contradict are not offered. */
export function FilterFields({ finding, onChange, brands }: FilterFieldsProps): ReactNode {
  const { min, max } = finding;
  const params = paramsOf(finding);
  const field = (key: Key) => ({
    value: params.get(key) ?? '',
    size: 'small' as const,
    onChange: ({ target }: { target: { value: string } }) => {
      const chosen = findingOf(new URLSearchParams([[key, target.value]]));
      onChange((now) => ({ ...now, [key]: chosen[key] }));
    },
  });
  return (
    <>
      {brands !== null && (
        <SelectField
          {...field('brand')}
          label={findingText.brand}
          placeholder={findingText.any}
          options={brandOptions(brands, finding.brand)}
        />
      )}
      <SelectField
        {...field('condition')}
        label={findingText.condition}
        placeholder={findingText.any}
        options={named(CONDITIONS)}
      />
      <SelectField
        {...field('min')}
        label={findingText.from}
        placeholder={findingText.noLimit}
        options={prices(PRICE_STEPS.filter((step) => max === null || step <= max))}
      />
      <SelectField
        {...field('max')}
        label={findingText.to}
        placeholder={findingText.noLimit}
        options={prices(PRICE_STEPS.filter((step) => min === null || step >= min))}
      />
      <SelectField
        {...field('district')}
        label={findingText.district}
        placeholder={findingText.any}
        options={named(DISTRICTS)}
      />
      <SelectField
        {...field('sort')}
        label={findingText.sort}
        placeholder={findingText.newest}
        options={SORTS.filter((sort) => sort !== 'newest').map((value) => ({
          value,
          label: findingText[value],
        }))}
      />
    </>
  );
}

/** Until the brands are there, or for one that none of them is, the choice that stands is offered all the same. */
function brandOptions(brands: readonly CategoryRow[], chosen: string) {
  const known = brands.map(({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName }));
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return isKnown ? known : [...known, { value: chosen, label: brandNamed(chosen, brands) ?? chosen }];
}
