import { isWaiting, MONEY_PLACES, RELEASE_MS, SILENT_MS } from '@bns/domain';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { seeRefunded } from '../../functions/src/payments/refundNotes.ts';
import { refundPayment } from '../../functions/src/payments/refundPayment.ts';
import { type Before, requireSound } from './commands.ts';
import { unlessRefused } from './deeds.ts';
import type { Stage } from './stage.ts';
import { atOnce } from './turns.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As often as an admin tries: a gateway that was switched to refuse some does so until then. */
const MOST_REFUNDS = 12;
const FAR_MS = 365 * 24 * HOUR_MS;
/** The moments at which a payment may want to be looked at, and a day after each. */
const STEPS_MS = [10 / 60, 1, 2, 12, 24, 25, 48, RELEASE_MS / HOUR_MS + 1, SILENT_MS / HOUR_MS].map(
  (hours) => hours * HOUR_MS,
);

/**
 * The far future with a gateway that answers and an admin who does what waits for him: nothing may be left under way.
 * @throws Error with what is
 */
export async function settleAll(before: Before, stage: Stage): Promise<void> {
  const { world } = stage.hands(atOnce);
  await stage.backing.till.setRefunds('success');
  for (const ms of STEPS_MS) {
    stage.clock.nowMs += ms;
    // One that is looked at late has its next look at once.
    await reconcile(world);
    await reconcile(world);
    await requireSound(before, stage);
    await requireNoneDue(stage, stage.clock.nowMs);
  }
  for (let round = 0; round < MOST_REFUNDS; round += 1) {
    const asked = await refundAll(before, stage);
    stage.clock.nowMs += HOUR_MS;
    await reconcile(world);
    await requireSound(before, stage);
    if (asked === 0) break;
  }
  await requireNoneDue(stage, stage.clock.nowMs + FAR_MS);
  const faults = await unsettled(before, stage);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** An admin asks for each refund that is due. @returns how many */
async function refundAll({ seen }: Before, stage: Stage): Promise<number> {
  const { world } = stage.hands(atOnce);
  const admin = { uid: 'admin', requestId: 'r', judge: () => undefined };
  const due = [...(seen?.payments ?? [])].filter(([, { state }]) => state === 'refundDue');
  const charges = await stage.backing.till.charges();
  for (const [tranId, { valId }] of due) {
    const isBack = charges.some((one) => one.valId === valId && one.sentBack > 0);
    // Whose answer was lost he sees at the gateway's own desk.
    const act = isBack ? seeRefunded : refundPayment;
    await unlessRefused(() => act(world, tranId, admin));
  }
  return due.length;
}

/** After a look there is a later one, or none. @throws Error where one is due that the reconciler has just looked at */
async function requireNoneDue(stage: Stage, untilMs: number): Promise<void> {
  const due = await stage.hands(atOnce).world.documents.due(new Date(untilMs), 1000);
  const own = due.filter((tranId) => stage.attempts.includes(tranId));
  if (own.length > 0) throw new Error(`the reconciler does not come to an end with ${own.join(', ')}`);
}

async function unsettled({ seen }: Before, stage: Stage): Promise<string[]> {
  const charges = await stage.backing.till.charges();
  const payments = [...(seen?.payments ?? [])];
  const open = payments.filter(([, { state }]) => isWaiting(state));
  const unknown = charges.filter(
    ({ valId }) => !payments.some(([, one]) => one.valId === valId && MONEY_PLACES[one.state] !== 'none'),
  );
  const stuck = payments.filter(([, { state, valId }]) => {
    const charge = charges.find((one) => one.valId === valId);
    // The gateway goes on with a refund whose name was lost by itself, and then an admin sees it.
    const isUnderWay = charge?.isUntold === true && charge.sentBack === 0;
    return state === 'refundDue' && !isUnderWay;
  });
  return [
    ...open.map(([tranId, { state }]) => `${tranId} is ${state} for ever`),
    ...unknown.map(({ valId }) => `nobody knows of the money of ${valId}`),
    ...stuck.map(([tranId]) => `the money of ${tranId} never goes back`),
  ];
}
