import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_NOTICE, DomainError, type Endpoint, NOTICE, PERSONS_PER_ADDRESS, USES } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { networkIn } from './networkIn.ts';

type Call = { uid: string; headers: IncomingHttpHeaders; now: Date };

/**
 * Counts a call that the policy has let through, for its person and, where the proxy names one, for the network that it
 * came from. What is refused before counts for nothing, and what is refused to a person not for his network: one alone
 * must not use up what a house or an office shares. 1 write and 1 read for each of the two.
 * @throws DomainError `too-many-requests` with the seconds until the window ends
 */
export async function countCall(
  { counts }: Pick<Endpoint, 'counts'>,
  { uid, headers, now }: Call,
  { countUse, limits }: Pick<Dependencies, 'countUse' | 'limits'>,
): Promise<void> {
  if (counts === null) return;
  const { windowMs } = USES[counts];
  const most = limits[counts];
  const requireFree = async (what: string, by: string, most: number) => {
    const { count, endsIn } = await countUse({ what, by, windowMs, now });
    if (count <= most) return;
    const message = counts === 'images' ? NOTICE.tooManyUploads : API_NOTICE.tooManyCalls;
    throw new DomainError('too-many-requests', message, { retryAfterSeconds: endsIn });
  };
  await requireFree(counts, uid, most);
  const network = networkIn(headers);
  if (network !== null) await requireFree(`${counts}-at`, hashOf(network), most * PERSONS_PER_ADDRESS);
}

/** An address is personal: only that it is the same one has to be known. */
const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);
