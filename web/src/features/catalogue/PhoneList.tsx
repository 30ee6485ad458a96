import { LIST_PAGE } from '@bns/domain';
import { CardSkeletons } from '../../ui/CardSkeleton.tsx';
import { CardList, type CardListProps } from './CardList.tsx';

export const SKELETONS = 6;

/** A live list of phones' cards. */
export function PhoneList<Row>(props: Omit<CardListProps<Row>, 'loading'>) {
  return <CardList {...props} loading={<CardSkeletons count={SKELETONS} />} />;
}

/** How many cards stand on the first screen: their pictures are fetched at once. */
export const EAGER_CARDS = LIST_PAGE / 8;
