import { sharedText, sharedTitle } from '@bns/domain';
import { useAnswer } from '../api/keptAnswer.ts';
import { aroundOf } from '../api/phone.ts';
import type { OpenPhone } from '../features/catalogue/OpenPhone.ts';
import { PhoneSheet } from '../features/catalogue/PhoneSheet.tsx';
import { PhoneTrail } from '../features/catalogue/PhoneTrail.tsx';
import { SimilarPhones } from '../features/catalogue/SimilarPhones.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PhotoDesk } from '../ui/PhotoDesk.tsx';
import { PhoneBuy, PhoneMore } from './PhoneActions.tsx';
import { PhoneDesks } from './PhoneDesks.tsx';

/** A phone that is there, with what may be done with it and what stands round it; that may fail unseen. */
export function PhoneView({ phone, booked }: { phone: OpenPhone; booked: boolean }) {
  const around = useAnswer(aroundOf(phone.productId));
  const { similar, sellerPhones } =
    around.state === 'ready' ? around.data : { similar: [], sellerPhones: undefined };
  return (
    <>
      <PageHead title={sharedTitle(phone)} description={sharedText(phone)} />
      <PhoneTrail phone={phone} />
      <PhoneDesks>
        <PhotoDesk>
          <PhoneSheet
            phone={phone}
            booked={booked}
            sellerPhones={sellerPhones}
            buy={<PhoneBuy phone={phone} booked={booked} />}
            more={<PhoneMore phone={phone} />}
          />
        </PhotoDesk>
      </PhoneDesks>
      <SimilarPhones phones={similar} />
    </>
  );
}
