import type { Claims } from '@bns/domain';

/** The claims that the token carries, or null before the first mirroring (a half-made account). */
export function claimsFrom(token: Record<string, unknown>): Claims | null {
  if (typeof token['at'] !== 'number') return null;
  return {
    seller: token['seller'] === true,
    admin: token['admin'] === true,
    verified: token['verified'] === true,
    at: token['at'],
  };
}

/**
 * Whether the token was minted before the claims that the user document speaks of (architecture "People").
 * @param claimsAt of the user document, ms
 */
export function claimsAreOlder(claims: Claims | null, claimsAt: number): boolean {
  return claimsAt > (claims?.at ?? 0);
}
