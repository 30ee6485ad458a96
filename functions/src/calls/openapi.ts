import { ANSWERS, ENDPOINTS } from '@bns/domain';
import { type Answer, ok } from '../http/answer.ts';
import { openapi as describe } from '../openapi/openapi.ts';

/** `GET /openapi.json`: what all calls take and answer, made of the same data as the door. */
export async function openapi(): Promise<Answer> {
  return ok(describe(ENDPOINTS, ANSWERS));
}
