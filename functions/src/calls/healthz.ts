import { type Answer, ok } from '../http/answer.ts';

/** `GET /healthz`: the code is loaded and answers; nothing behind it is asked. */
export async function healthz(): Promise<Answer> {
  return ok({ status: 'ok' });
}
