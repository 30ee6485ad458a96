import { randomUUID } from 'node:crypto';
import { localProject } from '../../dev/root.ts';

export type Account = { uid: string; email: string; token: string };

/** Everybody's. */
export const PASSWORD = 'bns-demo-1';

/** A mail that no other test has. */
export const newEmail = () => `buyer-${randomUUID()}@bns.test`;

/** Makes an account as the registration form does, and signs in. */
export function signUp(email = newEmail()): Promise<Account> {
  return identity('signUp', { email, password: PASSWORD, returnSecureToken: true });
}

/** Signs in again: a fresh token with the claims of now. */
export function signIn({ email }: Pick<Account, 'email'>): Promise<Account> {
  return identity('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
}

/** Signs in through Google's window, as the emulator's account chooser does. */
export function signInWithGoogle(email: string, name: string): Promise<Account> {
  const claims = JSON.stringify({ sub: email, email, email_verified: true, name });
  const postBody = new URLSearchParams({ id_token: claims, providerId: 'google.com' }).toString();
  return identity('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true });
}

async function identity(call: string, body: object): Promise<Account> {
  const host = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;
  const response = await fetch(
    `${host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${localProject}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const answer = (await response.json()) as { localId: string; email: string; idToken: string };
  if (!response.ok) throw new Error(`accounts:${call} answered ${JSON.stringify(answer)}`);
  return { uid: answer.localId, email: answer.email, token: answer.idToken };
}

/** What a token says of its owner, unverified. */
export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
