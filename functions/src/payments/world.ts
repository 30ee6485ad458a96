import type { Gateway } from '../outside/gateway.ts';
import type { Documents } from './documents.ts';

/** What money is moved with. */
export type Money = {
  documents: Documents;
  /** In ms. */
  now: () => number;
};

/** What payments are settled with; tests give their own. */
export type World = Money & { gateway: Gateway };
