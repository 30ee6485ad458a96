import type { CategoryAnswer } from '@bns/domain';
import { type Call, callApi } from './client.ts';
import { keptAnswer } from './keptAnswer.ts';

/** The row of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const categoriesCall: Call = { method: 'GET', path: '/products/categories', token: 'none' };

/** Every brand, alphabetical, as the API sorts them (decisions). */
export const categories = keptAnswer((onKept) => callApi<CategoryAnswer[]>(categoriesCall, { onKept }));
