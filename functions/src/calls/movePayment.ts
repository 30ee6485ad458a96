import {
  type Action,
  type DecidePaymentBody,
  type PaidOutBody,
  PAYMENT_NOTICE,
  requireMay,
} from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { decidePayment as decide, payOutPayment } from '../payments/adminActs.ts';
import { seeRefunded } from '../payments/refundNotes.ts';
import { refundPayment as refund } from '../payments/refundPayment.ts';
import type { Actor } from '../store/actor.ts';
import { requireOnline } from './requireOnline.ts';

/**
 * `PUT /payments/{tranId}/decide`: an admin accepts what waits for him, or sends the money back.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where there is nothing to decide
 */
export async function decidePayment(
  asked: Asked<DecidePaymentBody>,
  { money }: Pick<Dependencies, 'money'>,
): Promise<Answer> {
  const actor = actorOf(asked, 'payment.decide');
  return ok(matched(await decide(money, tranIdOf(asked), asked.body, actor)));
}

/**
 * `POST /payments/{tranId}/refund`: an admin has the gateway send the money back.
 * @throws DomainError `not-found`, `forbidden`, `conflict` where none is due or online payment is off, `upstream`
 */
export async function refundPayment(
  asked: Asked,
  dependencies: Pick<Dependencies, 'money' | 'gateway'>,
): Promise<Answer> {
  const actor = actorOf(asked, 'payment.refund');
  return ok(
    matched(await refund(requireOnline(dependencies, PAYMENT_NOTICE.cannotAsk), tranIdOf(asked), actor)),
  );
}

/**
 * `PUT /payments/{tranId}/refunded`: an admin has seen at the gateway that the money is back, whose answer was lost.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where no refund is due
 */
export async function seeRefund(asked: Asked, { money }: Pick<Dependencies, 'money'>): Promise<Answer> {
  return ok(matched(await seeRefunded(money, tranIdOf(asked), actorOf(asked, 'payment.refund'))));
}

/**
 * `PUT /payments/{tranId}/paid-out`: an admin has sent a seller his money.
 * @throws DomainError `not-found`, `forbidden`, `conflict` where none is due, or the seller has not said where it goes
 */
export async function payOut(
  asked: Asked<PaidOutBody>,
  { money }: Pick<Dependencies, 'money'>,
): Promise<Answer> {
  const actor = actorOf(asked, 'payment.payOut');
  return ok(matched(await payOutPayment(money, tranIdOf(asked), asked.body, actor)));
}

const tranIdOf = ({ params }: Pick<Asked, 'params'>) => params['tranId'] ?? '';

function actorOf({ caller, requestId }: Pick<Asked, 'caller' | 'requestId'>, action: Action): Actor {
  const judge: Actor['judge'] = (person) => requireMay(action, relationsTo(null, person));
  return { uid: caller.uid, requestId, judge };
}
