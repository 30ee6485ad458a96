import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_NOTICE, DomainError, type Endpoint, NOTICE, PERSONS_PER_ADDRESS, USES } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';

type Call = { uid: string; headers: IncomingHttpHeaders; now: Date };

/**
 * Counts a call that the policy has let through, for its person and, where the proxy names one, for the address that it
 * came from. What is refused before counts for nothing. 1 write and 1 read for each of the two, at once.
 * @throws DomainError `too-many-requests` with the seconds until the window ends
 */
export async function countCall(
  { counts }: Pick<Endpoint, 'counts'>,
  { uid, headers, now }: Call,
  { countUse, limits }: Pick<Dependencies, 'countUse' | 'limits'>,
): Promise<void> {
  if (counts === null) return;
  const { windowMs } = USES[counts];
  const address = addressOf(headers);
  const most = limits[counts];
  const used = await Promise.all([
    countUse({ what: counts, by: uid, windowMs, now }).then((use) => ({ ...use, most })),
    ...(address === null
      ? []
      : [
          countUse({ what: `${counts}-at`, by: hashOf(address), windowMs, now }).then((use) => ({
            ...use,
            most: most * PERSONS_PER_ADDRESS,
          })),
        ]),
  ]);
  const full = used.filter((use) => use.count > use.most);
  if (full.length === 0) return;
  throw new DomainError(
    'too-many-requests',
    counts === 'images' ? NOTICE.tooManyUploads : API_NOTICE.tooManyCalls,
    {
      retryAfterSeconds: Math.max(...full.map(({ endsIn }) => endsIn)),
    },
  );
}

/** Hosting's CDN says whom it serves in a header that it overwrites; what a caller says of himself is not believed. */
function addressOf(headers: IncomingHttpHeaders): string | null {
  const said = headers['fastly-client-ip'];
  return typeof said === 'string' && said !== '' ? said : null;
}

/** An address is personal: only that it is the same one has to be known. */
const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22);
