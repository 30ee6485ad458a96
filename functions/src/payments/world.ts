import type { Gateway } from '../outside/gateway.ts';
import type { Documents } from './documents.ts';

/** What payments are settled with; tests give their own. */
export type World = {
  documents: Documents;
  gateway: Gateway;
  /** In ms. */
  now: () => number;
};
