import { useParams } from 'react-router-dom';
import { PaymentPage } from '../features/buying/PaymentPage.tsx';
import { PaymentSendBack } from '../features/moderation/PaymentSendBack.tsx';
import { useQuestion } from '../ui/useQuestion.tsx';

/** Where the payment service sends a buyer back to, and everybody whom a payment concerns looks at it. */
export default function Payment() {
  const { tranId = '' } = useParams();
  const [ask, question] = useQuestion();
  return (
    <>
      <PaymentPage
        key={tranId}
        tranId={tranId}
        adminActs={(payment) => <PaymentSendBack payment={payment} ask={ask} />}
      />
      {question}
    </>
  );
}
