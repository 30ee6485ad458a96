import type { EndpointName } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';

/** Does what a call asks for and says what to answer; never sees the response. */
type Handler<Body = null, Query = object> = (
  asked: Asked<Body, Query>,
  dependencies: Dependencies,
) => Promise<Answer>;

/** Handlers by endpoint; `never` because each takes body and query of its own schemas. */
export type Handlers = Partial<Record<EndpointName, Handler<never, never>>>;
