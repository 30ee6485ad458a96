import { until } from './visitor.ts';

type Mailed = { email: string; requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string };

/** The link of the last mail of this kind to this person: the Auth emulator sends none, it shows them. */
export async function mailedLink(requestType: Mailed['requestType'], email: string): Promise<string> {
  const shown = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/emulator/v1/projects/demo-bns/oobCodes`;
  const sent = await until(
    async () => {
      const { oobCodes } = (await (await fetch(shown)).json()) as { oobCodes: Mailed[] };
      return oobCodes.findLast((mail) => mail.requestType === requestType && mail.email === email);
    },
    (mail) => mail !== undefined,
  );
  return sent?.oobLink ?? '';
}
