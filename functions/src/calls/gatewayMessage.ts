import { type Payment, TRAN_ID, UNSIGNED_EVERY_MS } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { Answer } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';
import { logPaymentNotSettled } from '../log.ts';
import type { GatewayMessage } from '../outside/gateway.ts';
import { MESSAGE_ENDS } from '../outside/sslcommerzEnds.ts';
import { readPayment } from '../payments/rows.ts';
import { type Hint, noteAnswer, settlePayment } from '../payments/settlePayment.ts';
import { requireOnline } from './requireOnline.ts';

type Online = Pick<Dependencies, 'money' | 'gateway' | 'site'>;
type Message = Pick<OpenlyAsked, 'now'> & { body: URLSearchParams };

/**
 * `POST /payments/callback/…`: the gateway sends the buyer's browser back with a form, from another site and so without any
 * login. The gateway is asked, and the browser led to the payment's page, whatever came of it (contract sslcommerz §2).
 */
export async function paymentReturn({ body }: Message, dependencies: Online): Promise<Answer> {
  const tranId = body.get('tran_id') ?? '';
  await hear(body, dependencies).catch((error: unknown) => logPaymentNotSettled(null, error));
  const isOurs =
    TRAN_ID.test(tranId) && (await readPayment(dependencies.money.documents, tranId)) !== undefined;
  const page = isOurs ? `/dashboard/payments/${tranId}` : '/dashboard/my-orders';
  return { status: 303, body: {}, location: `${dependencies.site}${page}` };
}

/**
 * `POST /payments/ipn`: the gateway tells of a payment by itself. It is asked, as after a callback.
 * @throws DomainError `upstream` where it does not answer, `conflict` where online payment is off: it tells again
 */
export async function paymentNotice({ body }: Message, dependencies: Online): Promise<Answer> {
  await hear(body, dependencies);
  return { status: 200, body: {} };
}

async function hear(form: URLSearchParams, dependencies: Online): Promise<void> {
  const world = requireOnline(dependencies);
  const message = world.gateway.readMessage(form);
  if (message === null) return;
  const { tranId } = message;
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined || !isWorthAsking(payment, message, world.now())) return;
  await noteAnswer(world, tranId, payment);
  await settlePayment(world, tranId, hintOf(message));
}

/** Who signs nothing makes us ask the gateway only so often. */
function isWorthAsking({ askedAt }: Payment<Date>, { isSigned }: GatewayMessage, nowMs: number): boolean {
  return isSigned || askedAt === null || nowMs - askedAt.getTime() >= UNSIGNED_EVERY_MS;
}

/** What a message says is where to look; an end that it signs costs nobody money. */
const hintOf = ({ valId, status, isSigned }: GatewayMessage): Hint => ({
  valId,
  ended: isSigned ? (MESSAGE_ENDS[status] ?? null) : null,
  isSigned,
});
