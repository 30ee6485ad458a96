import { DomainError, IMGBB_TIMEOUT_MS, isPictureUrl, MESSAGES } from '@bns/domain';
import { logPictureHostFault, type PictureHostFault } from '../log.ts';
import { type HostedPicture, readHosted } from './imgbbAnswer.ts';

type Host = {
  /** The API's address, without a slash at its end. */
  url: string;
  key: string;
  projectId: string;
  timeoutMs?: number;
};

/**
 * Puts a picture on imgbb (contract imgbb). One deadline for both attempts; the second one only after a 5xx or a broken
 * connection, because a refusal would be repeated and a success, however garbled, would be stored twice. The key goes
 * into the form, never into the address, which logs and proxies keep.
 * @throws DomainError `upstream` whatever went wrong: the reason is logged, without any of its words
 */
export async function hostPicture(picture: Buffer, host: Host): Promise<HostedPicture> {
  const deadline = AbortSignal.timeout(host.timeoutMs ?? IMGBB_TIMEOUT_MS);
  const attempt = () => upload(picture, host, deadline);
  const first = await attempt();
  const answer = first.again && !deadline.aborted ? await attempt() : first;
  if ('hosted' in answer && isPictureUrl(answer.hosted.url, host.projectId)) return answer.hosted;
  const [why, status]: [PictureHostFault, number | null] =
    'hosted' in answer ? ['unreadable', 200] : [answer.why, answer.status];
  logPictureHostFault(why, status);
  throw new DomainError('upstream', MESSAGES.wrong);
}

type Attempt =
  | { hosted: HostedPicture; again: false }
  | { why: PictureHostFault; status: number | null; again: boolean };

async function upload(picture: Buffer, { url, key }: Host, signal: AbortSignal): Promise<Attempt> {
  const form = new FormData();
  form.set('key', key);
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'phone.webp');
  try {
    const response = await fetch(`${url}/1/upload`, {
      method: 'POST',
      body: form,
      signal,
      redirect: 'error',
    });
    const text = await response.text();
    const { status } = response;
    if (status >= 500) return { why: 'broken', status, again: true };
    if (!response.ok) return { why: 'refused', status, again: false };
    const hosted = readHosted(text);
    return hosted === null ? { why: 'unreadable', status, again: false } : { hosted, again: false };
  } catch {
    return { why: signal.aborted ? 'late' : 'unreachable', status: null, again: !signal.aborted };
  }
}
