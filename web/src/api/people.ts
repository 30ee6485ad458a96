import { type Call, callApi } from './client.ts';

/** What an admin does to a person; the last word of the call's path (spec §7). */
export type PersonAct = 'delete' | 'admin' | 'verify' | 'unverify';

type Outcome = { acknowledged: boolean; matchedCount: number; modifiedCount: number };

/** Rows of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const personCall = (act: PersonAct): Call => ({ method: 'PUT', path: `/users/${act}`, token: 'any' });

/**
 * @returns whether it changed anything; not where the person is so already
 * @throws ApiError with words for a person
 */
export async function actOnPerson(act: PersonAct, email: string): Promise<boolean> {
  const { modifiedCount } = await callApi<Outcome>(personCall(act), { query: { email } });
  return modifiedCount > 0;
}
