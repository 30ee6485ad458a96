import { type CategoryAnswer, ENDPOINTS } from '@bns/domain';
import { callApi } from './client.ts';
import { keptAnswer } from './keptAnswer.ts';

/** Every brand, alphabetical, as the API sorts them (decisions). */
export const categories = keptAnswer(() => callApi<CategoryAnswer[]>(ENDPOINTS.listCategories));
