const ISSUERS = {
  'https://securetoken.google.com/': 'id',
  'https://session.firebase.google.com/': 'session',
} as const;

/**
 * Which kind of token it says it is, before anything of it is believed.
 * @returns null where it is neither of the two
 */
export function issuerOf(token: string): 'id' | 'session' | null {
  const issuer = claimedIssuer(token.split('.')[1] ?? '');
  const match = Object.entries(ISSUERS).find(([prefix]) => issuer.startsWith(prefix));
  return match?.[1] ?? null;
}

function claimedIssuer(payload: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const issuer = typeof claims === 'object' && claims !== null && 'iss' in claims ? claims.iss : '';
    return typeof issuer === 'string' ? issuer : '';
  } catch {
    return '';
  }
}
