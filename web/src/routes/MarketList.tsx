import type { ReactNode } from 'react';
import { EndlessPhones } from '../features/catalogue/EndlessPhones.tsx';
import { EAGER_CARDS } from '../features/catalogue/PhoneList.tsx';
import type { LiveList, PhoneRow } from '../live/lists.ts';
import { useBookedIds } from '../live/mine.ts';
import { MarketCard } from './MarketCard.tsx';
import { PhoneDesks } from './PhoneDesks.tsx';

/** Phones on sale, live, those that the person has booked marked. */
export function MarketList({ phones, empty }: { phones: LiveList<PhoneRow>; empty: ReactNode }) {
  const booked = useBookedIds();
  return (
    <PhoneDesks>
      <EndlessPhones
        list={phones}
        empty={empty}
        card={({ id, ...phone }, at) => (
          <MarketCard
            key={id}
            phone={{ ...phone, productId: id }}
            booked={booked.has(id)}
            eager={at < EAGER_CARDS}
          />
        )}
      />
    </PhoneDesks>
  );
}
