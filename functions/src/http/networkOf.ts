import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer; he makes up the rest (RFC 6177). */
const GROUPS_OF_ONE = 4;

/**
 * What an address is counted as: itself, or of an IPv6 address the /64 that it is in, which is one household's.
 * @returns null for what is no address
 */
export function networkOf(address: string): string | null {
  const bare = address.trim().toLowerCase();
  const mapped = /^::ffff:([\d.]+)$/.exec(bare)?.[1] ?? bare;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return null;
  const [head = '', tail] = bare.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const written = (before?.length ?? 0) + (after?.length ?? 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written - (bare.includes('.') ? 1 : 0));
  const groups = [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
  const network = groups.slice(0, GROUPS_OF_ONE).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
