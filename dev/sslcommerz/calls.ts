import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, html } from '../standIn.ts';
import { found, notConnected, validated } from './records.ts';
import { sessionFault, sessionOpened, sessionRefused } from './session.ts';
import type { Call } from './switches.ts';
import type { World } from './world.ts';

type Fields = Record<string, string>;

const SILENCE_MS = 20_000;

/**
 * Answers a call of the shop's, on a bad day as that has it: `500` and `html` do nothing else, `silence` does what was
 * asked and says so late.
 */
export async function answerCall(world: World, call: Call, fields: Fields): Promise<Answer> {
  const tranId = tranOf(world, fields);
  const product = fields['product_name'] ?? world.attempts.ofTran(tranId)?.fields['product_name'] ?? '';
  const bad = world.switches.meet('answer', tranId, call, product);
  const answer = badAnswer(bad?.value) ?? answered(world, call, fields);
  const { status, APIConnect } = answer.type.includes('json') ? (JSON.parse(answer.body) as Fields) : {};
  const said = status ?? APIConnect ?? '';
  world.calls.push({ call, tranId, product, status: answer.status, said, at: world.now() });
  if (bad?.value === 'silence') await delay(bad.body.silenceMs ?? SILENCE_MS, undefined, { ref: false });
  return answer;
}

function badAnswer(mood: string | undefined): Answer | undefined {
  if (mood === '500') return html(500, 'Internal server error');
  if (mood === 'html') return html(200, 'Be right back');
  return undefined;
}

function tranOf({ attempts, refunds }: World, fields: Fields): string {
  const said = (name: string) => fields[name] ?? '';
  const paid =
    attempts.paidWith('valId', said('val_id')) ?? attempts.paidWith('bankTranId', said('bank_tran_id'));
  const attempt = paid?.attempt ?? attempts.ofSession(said('sessionkey'));
  return said('tran_id') || attempt?.tranId || refunds.tranOf(said('refund_ref_id'));
}

function answered(world: World, call: Call, fields: Fields): Answer {
  const isOurs =
    fields['store_id'] === world.store.storeId && fields['store_passwd'] === world.store.password;
  if (call === 'session') return openSession(world, fields, isOurs);
  if (!isOurs) return notConnected('FAILED');
  if (call === 'refund') return refund(world, fields);
  return call === 'validate' ? validate(world, fields) : query(world, fields);
}

function openSession({ attempts, site, now }: World, fields: Fields, isOurs: boolean): Answer {
  const isKnown = attempts.ofTran(fields['tran_id'] ?? '') !== undefined;
  const fault = sessionFault(fields, { isOurs, isKnown });
  if (fault !== null) return sessionRefused(fault);
  const { store_passwd: _, ...rest } = fields;
  return sessionOpened(attempts.open(rest, now()), site);
}

function validate({ attempts }: World, { val_id, v, format }: Fields): Answer {
  if (!val_id || v !== '1' || format !== 'json') return notConnected('INVALID_REQUEST');
  return validated(attempts, val_id);
}

function query(world: World, { sessionkey, tran_id, format }: Fields): Answer {
  if ((!sessionkey && !tran_id) || format !== 'json') return notConnected('INVALID_REQUEST');
  const attempt = sessionkey ? world.attempts.ofSession(sessionkey) : world.attempts.ofTran(tran_id ?? '');
  if (attempt !== undefined && world.isExpired(attempt)) world.expire(attempt);
  return found(attempt);
}

function refund({ attempts, refunds, switches }: World, fields: Fields): Answer {
  const { refund_ref_id: ref, refund_remarks: remarks, refe_id: id, bank_tran_id: bankTranId } = fields;
  const switched = (tranId: string) => {
    const value = switches.meet('refund', tranId)?.value;
    return value === 'failed' || value === 'processing' ? value : undefined;
  };
  if (ref) return refunds.look(ref, switched(refunds.tranOf(ref)));
  if (!remarks || !id || !bankTranId) return notConnected('INVALID_REQUEST');
  const tranId = attempts.paidWith('bankTranId', bankTranId)?.attempt.tranId ?? '';
  return refunds.ask(attempts, fields, switched(tranId));
}
