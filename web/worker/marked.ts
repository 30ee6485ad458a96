import { KEPT_HEADER } from '../src/api/keptHeader.ts';
import { withHeaders } from './withHeaders.ts';

/** @returns the same answer, marked as one that was kept: the page asks again when the line is back */
export const marked = (kept: Response): Response =>
  withHeaders(kept, (headers) => headers.set(KEPT_HEADER, 'yes'));
