import { PRODUCT_ID } from '@bns/domain';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../api/keptAnswer.ts';
import { aroundOf, phoneOf } from '../api/phone.ts';
import { PhoneBones } from '../features/catalogue/PhoneBones.tsx';
import { PhoneGone } from '../features/catalogue/PhoneGone.tsx';
import { SimilarPhones } from '../features/catalogue/SimilarPhones.tsx';
import { useSession } from '../live/session.ts';
import { phonePageText } from '../texts/phonePage.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import page from '../ui/page.module.css';
import type { Heard, PhoneListenerProps } from './PhoneListener.tsx';
import css from './PhonePage.module.css';
import { PhoneView } from './PhoneView.tsx';
import { seenPhone } from './seenPhone.ts';

/** Where it cannot be loaded the page stands as it was answered. */
const PhoneListener = lazy<ComponentType<PhoneListenerProps>>(() =>
  import('./PhoneListener.tsx').catch(() => ({ default: () => null })),
);

/** One phone, open to everybody: as it was answered, and live for who is signed in. */
export default function PhonePage() {
  const { productId = '' } = useParams();
  return (
    <div className={`${page.column} ${css.page}`}>
      {PRODUCT_ID.test(productId) ? <PhoneOf key={productId} productId={productId} /> : <PhoneGone />}
    </div>
  );
}

function PhoneOf({ productId }: { productId: string }) {
  const answer = useAnswer(phoneOf(productId));
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.person.uid : undefined;
  const [heard, setHeard] = useState<{ by: string; what: Heard }>();
  // What somebody else has heard, who was signed in here before, is nobody's.
  const live = heard !== undefined && heard.by === uid ? heard.what : undefined;
  const seen = seenPhone(answer, live?.phone);
  return (
    <>
      {uid !== undefined && (
        <Suspense>
          <Listener key={uid} by={uid} productId={productId} hear={setHeard} />
        </Suspense>
      )}
      {seen.state === 'loading' && <PhoneBones />}
      {seen.state === 'failed' && (
        <ErrorPanel title={phonePageText.failed} onRetry={phoneOf(productId).retry} />
      )}
      {seen.state === 'gone' && <Gone productId={productId} />}
      {seen.state === 'ready' && <PhoneView phone={seen.phone} booked={live?.booked ?? false} />}
    </>
  );
}

type ListenerProps = { by: string; productId: string; hear: (heard: { by: string; what: Heard }) => void };

function Listener({ by, productId, hear }: ListenerProps) {
  const hearAs = useCallback((what: Heard) => hear({ by, what }), [by, hear]);
  return <PhoneListener productId={productId} hear={hearAs} />;
}

/** What was round it while it was there is still of use. */
function Gone({ productId }: { productId: string }) {
  const around = aroundOf(productId).current();
  return (
    <>
      <PhoneGone />
      {around.state === 'ready' && <SimilarPhones phones={around.data.similar} />}
    </>
  );
}
