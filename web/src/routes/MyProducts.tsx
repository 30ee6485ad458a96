import { EMPTY } from '@bns/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { MyPhoneCard } from '../features/selling/MyPhoneCard.tsx';
import { useSoldDialog } from '../features/selling/useSoldDialog.tsx';
import { useGroups } from '../live/bookingsAmong.ts';
import { useMyPhones } from '../live/lists.ts';
import { sellingText } from '../texts/selling.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { useQuestion } from '../ui/useQuestion.tsx';

const addProduct = (
  <Button component={Link} to={paths.addProduct} variant="contained">
    {sellingText.addProduct}
  </Button>
);

const empty = (
  <EmptyState art="phones" title={EMPTY.myProducts} hint={sellingText.emptyHint} action={addProduct} />
);

/** The phones that the person sells and who has booked them, live (spec §2). */
export default function MyProducts() {
  const phones = useMyPhones();
  const groupOf = useGroups(phones.status === 'ready' ? phones.rows.map(({ id }) => id) : []);
  const [ask, question] = useQuestion();
  const [sell, dialog] = useSoldDialog();
  const some = phones.status === 'ready' && phones.rows.length > 0;
  return (
    <>
      <ListHeading title={sellingText.myProducts} action={some && addProduct} />
      <FocusKept label={sellingText.myProducts}>
        <PhoneList
          list={phones}
          empty={empty}
          card={(phone, at) => (
            <MyPhoneCard
              key={phone.id}
              phone={phone}
              among={groupOf(phone.id)}
              eager={at < EAGER_CARDS}
              ask={ask}
              sell={sell}
            />
          )}
        />
      </FocusKept>
      {question}
      {dialog}
    </>
  );
}
