import { createHash } from 'node:crypto';
import { API_NOTICE, DomainError, type ErrorCode, KEY_RUNNING_MS } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { Key, Outcome } from '../store/keys.ts';
import type { Answer } from './answer.ts';
import type { Incoming } from './incoming.ts';

/**
 * The Idempotency-Key of a request, null where it has none.
 * @throws DomainError `invalid` for one that is no key
 */
export function keyOf({ method, url, headers, rawBody }: Incoming, uid: string): Key | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  if (typeof sent !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(sent)) {
    throw new DomainError('invalid', API_NOTICE.badKey);
  }
  return { id: hashOf(uid, sent), print: hashOf(method ?? '', url ?? '', rawBody ?? '') };
}

/** Refusals that another try may not meet: they are forgotten, so that the key can be used again. */
const PASSING: readonly ErrorCode[] = ['internal', 'upstream', 'too-many-requests', 'unauthenticated'];

/**
 * Does it once for a key: a repeat gets the first one's answer, refusals included.
 * @throws DomainError `conflict` where the key belongs to another request, or to one that is still under way (with the
 * seconds to wait)
 */
export async function once(
  key: Key,
  now: Date,
  { keys }: Pick<Dependencies, 'keys'>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const kept = await keys.begin(key, now);
  if (kept !== null && kept.print !== key.print) throw new DomainError('conflict', API_NOTICE.keyOfOther);
  if (kept?.outcome !== undefined) return replayed(kept.outcome);
  if (kept !== null) {
    const retryAfterSeconds = Math.ceil(KEY_RUNNING_MS / 1000);
    throw new DomainError('conflict', API_NOTICE.keyRunning, { retryAfterSeconds });
  }
  try {
    const answered = await answer();
    await keys.keep(key, { status: answered.status, body: answered.body });
    return answered;
  } catch (error) {
    const isLasting = error instanceof DomainError && !PASSING.includes(error.code);
    if (isLasting)
      await keys.keep(key, { code: error.code, message: error.message, errors: error.errors ?? null });
    else await keys.forget(key);
    throw error;
  }
}

function replayed(outcome: Outcome): Answer {
  if ('status' in outcome) return outcome;
  throw new DomainError(outcome.code, outcome.message, outcome.errors ? { errors: outcome.errors } : {});
}

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex').slice(0, 40);
};
