import type { Gateway } from '../../functions/src/outside/gateway.ts';
import type { Documents } from '../../functions/src/payments/documents.ts';
import type { Turn } from './turns.ts';

/**
 * A real database whose user waits for his turn before each operation. Never within a transaction: one that is cut off
 * there would keep its locks.
 */
export const documentsInTurns = (inner: Documents, turn: Turn): Documents => ({
  read: (path) => turn().then(() => inner.read(path)),
  commit: (writes) => turn().then(() => inner.commit(writes)),
  decide: (judge) => turn().then(() => inner.decide(judge)),
  due: (now, most) => turn().then(() => inner.due(now, most)),
  isValIdOfOther: (valId, tranId) => turn().then(() => inner.isValIdOfOther(valId, tranId)),
});

/** A gateway whose user waits for his turn before each question and before its answer. */
export function gatewayInTurns(inner: Gateway, turn: Turn): Gateway {
  const inTurn = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    await turn();
    const answer = await ask();
    await turn();
    return answer;
  };
  return {
    readMessage: (form) => inner.readMessage(form),
    openSession: (request) => inTurn(() => inner.openSession(request)),
    validate: (valId) => inTurn(() => inner.validate(valId)),
    inquire: (tranId) => inTurn(() => inner.inquire(tranId)),
    refund: (request) => inTurn(() => inner.refund(request)),
    askRefund: (ref) => inTurn(() => inner.askRefund(ref)),
  };
}
