import { brandNamed, EMPTY, paramsOf } from '@bns/domain';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { AlsoFor } from '../features/catalogue/AlsoFor.tsx';
import { FindBar } from '../features/catalogue/FindBar.tsx';
import { FindChips } from '../features/catalogue/FindChips.tsx';
import { FoundLine } from '../features/catalogue/FoundLine.tsx';
import { findingParts } from '../features/catalogue/findingParts.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { NothingFound } from '../features/catalogue/NothingFound.tsx';
import { understood } from '../features/catalogue/understood.ts';
import { useFinding } from '../features/catalogue/useFinding.ts';
import { useCategories } from '../live/categories.ts';
import { usePhonesFound } from '../live/phonesFound.ts';
import { catalogueText } from '../texts/catalogue.ts';
import { findingText } from '../texts/finding.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { MarketList } from './MarketList.tsx';

type FoundPhonesProps = {
  /** The page's brand; '' for the page of all phones. */
  brand?: string;
};

/** Phones on sale with the ways to find one: what is looked for stands in the address. */
export function FoundPhones({ brand = '' }: FoundPhonesProps) {
  const { finding, find } = useFinding(brand);
  const categories = useCategories();
  const brandOf = (id: string) => categories.rows.find(({ categoryId }) => categoryId === id);
  const taken = useMemo(() => understood(finding, categories.rows), [finding, categories.rows]);
  const [ofBrand, ofWords] = [brandOf(finding.brand), brandOf(taken.brand)];
  const brandName = brandNamed(finding.brand, categories.rows);
  const parts = findingParts(finding, brand === '' ? (brandName ?? finding.brand) : '');
  const title = brand === '' ? catalogueText.allProducts : (brandName ?? catalogueText.phones);
  const phones = usePhonesFound(finding);
  const search = paramsOf(finding).toString();
  const isBrandAlone = parts.every(({ key }) => key === 'brand');
  return (
    <>
      <ListHeading title={title} tab={[...parts.map(({ label }) => label), title].join(' · ')} />
      <FindBar finding={finding} find={find} brands={brand === '' ? categories.rows : null} />
      <FindChips parts={parts} find={find} brand={brand} />
      <FoundLine
        search={search}
        understood={taken}
        list={phones}
        total={isBrandAlone ? ofBrand?.phones : undefined}
        isNaming={categories.status === 'loading'}
      />
      {phones.status === 'ready' && phones.rows.length > 0 && <AlsoFor finding={finding} brand={brand} />}
      <FocusKept label={catalogueText.phones}>
        <MarketList
          key={search}
          phones={phones}
          empty={
            parts.length === 0 ? (
              <NoPhones ofBrand={brand !== ''} />
            ) : (
              <NothingFound
                title={brand === '' ? EMPTY.allProducts : EMPTY.category}
                finding={finding}
                parts={parts}
                find={find}
                allOfBrand={
                  ofWords !== undefined && (
                    <Button component={Link} to={paths.category(ofWords.categoryId)}>
                      {findingText.allOf(ofWords.categoryName)}
                    </Button>
                  )
                }
              />
            )
          }
        />
      </FocusKept>
    </>
  );
}

/** Nothing is on sale, whatever one looks for. */
function NoPhones({ ofBrand }: { ofBrand: boolean }) {
  const [title, hint] = ofBrand
    ? [EMPTY.category, catalogueText.categoryEmptyHint]
    : [EMPTY.allProducts, catalogueText.allEmptyHint];
  const [to, way] = ofBrand
    ? [paths.allProducts, catalogueText.allProducts]
    : [paths.home, catalogueText.backHome];
  return (
    <EmptyState
      art="phones"
      title={title}
      hint={hint}
      action={
        <Button component={Link} to={to} variant="contained">
          {way}
        </Button>
      }
    />
  );
}
