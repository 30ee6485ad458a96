import { STATUS_CODES } from 'node:http';
import { type AnswerRow, type Endpoint, ERROR_CODES, KEY_KEPT_MS } from '@bns/domain';
import { operation } from './operation.ts';
import { byStatus, fieldErrorSchema, problemSchema } from './problems.ts';

type Json = Record<string, unknown>;

const INFO = {
  title: 'BNS',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description: [
    'Phones that people in Bangladesh sell and buy used. JSON in and out; `_id` is the id of a document, times are ISO 8601, prices are whole Tk.',
    'Whoever must be known sends `Authorization: Bearer …` with an ID token of Firebase Authentication, or with a session token that `POST /users/jwt` gave for one.',
    'Every refusal is a problem (RFC 9457) with a `code`. A known address asked by another method is 405 with `Allow`; `HEAD` is answered where `GET` is.',
    'Texts are trimmed and normalised before they are judged. Keys that a call does not know are refused.',
  ].join('\n\n'),
};

/**
 * The OpenAPI 3.1 document of these calls.
 * @param endpoints the calls, by name
 * @param answers what each is for and what it answers
 */
export function openapi<Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
  answers: Readonly<Record<Name, AnswerRow>>,
): Json {
  const names = Object.keys(endpoints) as Name[];
  const paths: Record<string, Json> = {};
  for (const name of names) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoints[name], answers[name]) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api' }],
    tags: [...new Set(names.map((name) => answers[name].about))].map((name) => ({ name })),
    paths,
    components: components(),
  };
}

function components(): Json {
  const problems = [...byStatus(ERROR_CODES)];
  return {
    schemas: {
      FieldError: fieldErrorSchema,
      ...Object.fromEntries(
        problems.map(([status, codes]) => [`Problem${status}`, problemSchema(status, codes)]),
      ),
    },
    responses: Object.fromEntries(problems.map(([status]) => [`Problem${status}`, problemResponse(status)])),
    parameters: { Email: EMAIL, IdempotencyKey: IDEMPOTENCY_KEY },
    headers: HEADERS,
    securitySchemes: {
      idToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An ID token of Firebase Authentication.',
      },
      sessionToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'What POST /users/jwt gave; good for one hour.',
      },
    },
  };
}

const EMAIL = {
  name: 'email',
  in: 'query',
  required: true,
  description: 'Whom it is about. Case and outer spaces do not count; another’s is for admins.',
  schema: { type: 'string', format: 'email' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `The same key with the same request gets the first answer again, for ${KEY_KEPT_MS / 3_600_000} hours; with another request, or while the first is under way, 409.`,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const SECONDS = { type: 'string', pattern: '^[0-9]+$' };

const HEADERS = {
  RequestId: {
    required: true,
    description: 'What the log knows this answer by.',
    schema: { type: 'string', format: 'uuid' },
  },
  Link: { description: '`<address>; rel="next"` where the list goes on.', schema: { type: 'string' } },
  /** Of a 409 only a request that is still under way says so, a 429 always. */
  MayRetryAfter: { description: 'Seconds to wait.', schema: SECONDS },
  RetryAfter: { description: 'Seconds to wait.', required: true, schema: SECONDS },
  Authenticate: { required: true, schema: { const: 'Bearer' } },
  Allow: { required: true, schema: { type: 'string' } },
  NotKept: { required: true, schema: { const: 'no-store, private' } },
};

function problemResponse(status: number): Json {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  return {
    description: STATUS_CODES[status] ?? '',
    headers: {
      'X-Request-Id': header('RequestId'),
      'Cache-Control': header('NotKept'),
      ...(status === 401 && { 'WWW-Authenticate': header('Authenticate') }),
      ...(status === 405 && { Allow: header('Allow') }),
      ...(status === 409 && { 'Retry-After': header('MayRetryAfter') }),
      ...(status === 429 && { 'Retry-After': header('RetryAfter') }),
    },
    content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/Problem${status}` } } },
  };
}
