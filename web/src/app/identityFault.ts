const required = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN'];

/**
 * What is wrong with the build's identity settings, in one sentence, or undefined when they can be used.
 * A key or domain with a colon is refused by the identity service (spec §5), so the build refuses it first.
 */
export function identityFault(env: Record<string, string | undefined>): string | undefined {
  for (const name of required) {
    const value = env[name]?.trim() ?? '';
    if (value === '')
      return `${name} is missing: set it in the environment or in web/.env.production, then build again.`;
    if (value.includes(':'))
      return `${name} must not contain a colon: copy the bare value from the Firebase console.`;
  }
  return undefined;
}
