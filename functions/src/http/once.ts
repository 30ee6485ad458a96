import { createHash } from 'node:crypto';
import { API_NOTICE, DomainError, type ErrorCode, KEY_RETRY_SECONDS } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { logKeyNotKept } from '../log.ts';
import type { First, Key, Outcome } from '../store/keys.ts';
import type { Answer } from './answer.ts';
import { type Incoming, sentContentType } from './incoming.ts';

type Keys = Pick<Dependencies, 'keys'>;

/**
 * The Idempotency-Key of a request, null where it has none.
 * @throws DomainError `invalid` for one that is no key
 */
export function keyOf(request: Incoming, uid: string): Key | null {
  const { method = '', url = '', headers } = request;
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  if (typeof sent !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(sent)) {
    throw new DomainError('invalid', API_NOTICE.badKey);
  }
  return { id: hashOf(uid, sent), print: hashOf(method, url.replace(/^\/api(?=\/)/, ''), bodyOf(request)) };
}

/**
 * What a repeat is answered, before anything else is asked: the policy would no longer find a phone that the first one
 * deleted. Null where the key is free. 1 read.
 * @throws DomainError the refusal that the first one met, or `conflict` where the key belongs to another request, or to
 * one that is still under way (with the seconds to wait)
 */
export async function answeredBefore(key: Key, now: Date, { keys }: Keys): Promise<Answer | null> {
  const first = await keys.find(key, now);
  return first === null ? null : again(first, key);
}

/**
 * Does it once for a key: a repeat gets the first one's answer, refusals included.
 * @throws DomainError as {@link answeredBefore}, or what `answer` throws
 */
export async function once(
  key: Key,
  now: Date,
  { keys }: Keys,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const begun = await keys.begin(key, now);
  if ('outcome' in begun) return again(begun, key);
  const answered = await answer().catch(async (error: unknown) => {
    const refusal = refusalOf(error);
    await noted(refusal === null ? keys.forget(key, begun) : keys.keep(key, begun, refusal));
    throw error;
  });
  await noted(keys.keep(key, begun, { status: answered.status, body: answered.body }));
  return answered;
}

/** What has been done is answered, also where its key could not be noted: a repeat waits until it counts as abandoned. */
async function noted(note: Promise<void>): Promise<void> {
  await note.catch(logKeyNotKept);
}

/** Refusals that another try may not meet: they are forgotten, so that the key can be used again. */
const PASSING: readonly ErrorCode[] = ['internal', 'upstream', 'too-many-requests', 'unauthenticated'];

function refusalOf(error: unknown): Outcome | null {
  if (!(error instanceof DomainError) || PASSING.includes(error.code)) return null;
  const { code, message, errors = null } = error;
  return { code, message, errors };
}

function again({ print, outcome }: First, key: Key): Answer {
  if (print !== key.print) throw new DomainError('conflict', API_NOTICE.keyOfOther);
  if (outcome === null) {
    throw new DomainError('conflict', API_NOTICE.keyRunning, { retryAfterSeconds: KEY_RETRY_SECONDS });
  }
  if ('status' in outcome) return outcome;
  throw new DomainError(outcome.code, outcome.message, outcome.errors ? { errors: outcome.errors } : {});
}

/** The body without what a client makes anew for each try: the boundary between the parts of a multipart one. */
function bodyOf(request: Incoming): Buffer {
  const { rawBody = Buffer.alloc(0) } = request;
  const boundary = /^multipart\/.*;\s*boundary="?([^";]+)/i.exec(sentContentType(request))?.[1];
  if (boundary === undefined) return rawBody;
  return Buffer.from(rawBody.toString('latin1').replaceAll(`--${boundary}`, '--'), 'latin1');
}

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex').slice(0, 40);
};
