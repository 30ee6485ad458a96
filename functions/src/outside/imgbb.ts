import { DomainError, isPictureUrl, MESSAGES } from '@bns/domain';
import { logPictureHostFault, type OutsideFault } from '../log.ts';
import { type HostedPicture, readHosted } from './imgbbAnswer.ts';

type Host = {
  /** The API's address, without a slash at its end. */
  url: string;
  key: string;
  projectId: string;
  timeoutMs: number;
};

/**
 * Puts a picture on imgbb (contract imgbb). One deadline for both attempts; the second one only after a 5xx or a broken
 * connection, because a refusal would be repeated and a success, however garbled, would be stored twice; after the
 * deadline it ends before it leaves. The key goes
 * into the form, never into the address, which logs and proxies keep.
 * @throws DomainError `upstream` whatever went wrong: the reason is logged, without any of its words
 */
export async function hostPicture(picture: Buffer, host: Host): Promise<HostedPicture> {
  const deadline = AbortSignal.timeout(host.timeoutMs);
  const form = await encoded(picture, host.key);
  const request: RequestInit = { method: 'POST', ...form, signal: deadline, redirect: 'error' };
  const attempt = () => upload(`${host.url}/1/upload`, request);
  const first = await attempt();
  const answer = first.again ? await attempt() : first;
  if ('hosted' in answer && isPictureUrl(answer.hosted.url, host.projectId)) return answer.hosted;
  const [why, status]: [OutsideFault, number | null] =
    'hosted' in answer ? ['unreadable', 200] : [answer.why, answer.status];
  logPictureHostFault(why, status);
  throw new DomainError('upstream', MESSAGES.wrong);
}

type Attempt =
  | { hosted: HostedPicture; again: false }
  | { why: OutsideFault; status: number | null; again: boolean };

async function upload(url: string, request: RequestInit): Promise<Attempt> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    const { status } = response;
    if (status >= 500) return { why: 'broken', status, again: true };
    if (!response.ok) return { why: 'refused', status, again: false };
    const hosted = readHosted(text);
    return hosted === null ? { why: 'unreadable', status, again: false } : { hosted, again: false };
  } catch {
    return { why: request.signal?.aborted === true ? 'late' : 'unreachable', status: null, again: true };
  }
}

/**
 * The form as bytes: fetch streams a FormData, and one whose deadline has passed before it starts leaves an unhandled
 * rejection behind that would end the process.
 */
async function encoded(picture: Buffer, key: string) {
  const form = new FormData();
  form.set('key', key);
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'phone.webp');
  const response = new Response(form);
  const contentType = response.headers.get('Content-Type') ?? '';
  return { headers: { 'Content-Type': contentType }, body: await response.bytes() };
}
