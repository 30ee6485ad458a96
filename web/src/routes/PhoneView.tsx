import { type AroundAnswer, sharedText, sharedTitle } from '@bns/domain';
import { type Answer, useAnswer } from '../api/keptAnswer.ts';
import { aroundOf } from '../api/phone.ts';
import type { OpenPhone } from '../features/catalogue/OpenPhone.ts';
import { PhoneSheet } from '../features/catalogue/PhoneSheet.tsx';
import { PhoneTrail } from '../features/catalogue/PhoneTrail.tsx';
import { SimilarPhones } from '../features/catalogue/SimilarPhones.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PhotoDesk } from '../ui/PhotoDesk.tsx';
import { PhoneBuy, PhoneMore, PhoneReport } from './PhoneActions.tsx';
import { PhoneDesks } from './PhoneDesks.tsx';

/** What is not known yet is undefined; what will not be known is left out. */
function shown(around: Answer<AroundAnswer>): Partial<AroundAnswer> {
  if (around.state === 'ready') return around.data;
  return around.state === 'loading' ? {} : { similar: [], sellerPhones: 0 };
}

/** A phone that is there, with what may be done with it and what stands round it; that may fail unseen. */
export function PhoneView({ phone, booked }: { phone: OpenPhone; booked: boolean }) {
  const { similar, sellerPhones } = shown(useAnswer(aroundOf(phone.productId)));
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
            report={<PhoneReport phone={phone} />}
          />
        </PhotoDesk>
      </PhoneDesks>
      <SimilarPhones phones={similar} />
    </>
  );
}
