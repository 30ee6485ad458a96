import type { ServerResponse } from 'node:http';
import { DomainError } from '@bns/domain';
import type { Answer } from './answer.ts';
import { NOT_KEPT } from './caching.ts';
import type { Problem } from './problem.ts';
import { WrongMethod } from './wrongMethod.ts';

/** What goes over the wire. */
export type Reply = { status: number; headers: Record<string, string>; body: string };

export function replyWith({ status, body, location }: Answer, headers: Reply['headers']): Reply {
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
      ...(location !== undefined && { Location: location }),
    },
    body: JSON.stringify(body),
  };
}

/** @param error what the problem was made from: some errors say more in headers */
export function replyProblem(problem: Problem, error: unknown): Reply {
  return {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': NOT_KEPT,
      ...(problem.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(error instanceof WrongMethod && { Allow: error.allow }),
      ...(error instanceof DomainError &&
        error.retryAfterSeconds !== undefined && { 'Retry-After': String(error.retryAfterSeconds) }),
    },
    body: JSON.stringify(problem),
  };
}

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'X-Content-Type-Options': 'nosniff' });
  response.end(body);
}
