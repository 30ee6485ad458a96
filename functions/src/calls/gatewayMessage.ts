import { TRAN_ID, UNSIGNED_EVERY_MS } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { Answer } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';
import { logPaymentNotSettled } from '../log.ts';
import type { GatewayMessage } from '../outside/gateway.ts';
import { readPayment } from '../payments/rows.ts';
import { type Hint, noteAnswer, settlePayment } from '../payments/settlePayment.ts';
import type { World } from '../payments/world.ts';
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
  if (message === null || !(await isWorthAsking(world, message))) return;
  await noteAnswer(world, message.tranId);
  await settlePayment(world, message.tranId, hintOf(message));
}

/** Who signs nothing makes us ask the gateway only so often, and about no payment that we do not know. */
async function isWorthAsking(
  { documents, now }: World,
  { tranId, isSigned }: GatewayMessage,
): Promise<boolean> {
  const payment = await readPayment(documents, tranId);
  if (payment === undefined) return false;
  return isSigned || payment.askedAt === null || now() - payment.askedAt.getTime() >= UNSIGNED_EVERY_MS;
}

const ENDS: Readonly<Record<string, Hint['ended']>> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  UNATTEMPTED: 'expired',
};

/** What a message says is where to look; an end that it signs costs nobody money. */
const hintOf = ({ valId, status, isSigned }: GatewayMessage): Hint => ({
  valId,
  ended: isSigned ? (ENDS[status] ?? null) : null,
  isSigned,
});
