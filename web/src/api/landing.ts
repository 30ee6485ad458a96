import type { LandingAnswer } from '@bns/domain';
import { type Call, callApi } from './client.ts';
import { keptAnswer } from './keptAnswer.ts';

/** The row of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const landingCall: Call = { method: 'GET', path: '/landing', token: 'none' };

export const landing = keptAnswer((onKept) => callApi<LandingAnswer>(landingCall, { onKept }));
