import { type AnswerRow, type Endpoint, may, PARAMS, RELATIONS, type Relation } from '@bns/domain';
import type { AnyObjectSchema } from 'yup';
import { KEPT_BY_CDN, NOT_KEPT } from '../http/caching.ts';
import { type JsonSchema, jsonSchema } from './jsonSchema.ts';
import { byStatus, problemsOf } from './problems.ts';

type Json = Record<string, unknown>;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
/** The door refuses keys that a schema does not know. */
const closed = (schema: AnyObjectSchema): JsonSchema => ({
  ...jsonSchema(schema),
  additionalProperties: false,
});

/** One call in the words of OpenAPI 3.1. */
export function operation(name: string, endpoint: Endpoint, described: AnswerRow): Json {
  const { keyed, body } = endpoint;
  const parameters = [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...(keyed ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
  return {
    operationId: name,
    tags: [described.about],
    summary: described.summary,
    description: whoMay(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: { required: true, content: contentOf(body) } }),
    security: securityOf(endpoint),
    responses: responsesOf(endpoint, described),
  };
}

/** Those who are signed out or whose role was taken away are nobody's business here. */
const WHO: Partial<Record<Relation, string>> = {
  guest: 'guests',
  self: 'the person whom it is about',
  itsSeller: 'the seller of the phone',
  buyer: 'buyers',
  seller: 'sellers',
  admin: 'admins',
};

function whoMay({ action }: Endpoint): string {
  if (action === null) return 'For everybody.';
  const who = RELATIONS.filter((relation) => may(action, relation, 'rest')).flatMap((row) => WHO[row] ?? []);
  return `For ${who.join(', ')}.`;
}

function securityOf({ token }: Endpoint): Json[] {
  if (token === 'none') return [];
  return token === 'id' ? [{ idToken: [] }] : [{ idToken: [] }, { sessionToken: [] }];
}

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: PARAMS[name]?.source },
  }));
}

function queryParameters({ email, query }: Endpoint): Json[] {
  const { properties = {}, required = [] } = query === null ? {} : jsonSchema(query);
  const others = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
  return email === 'required' ? [ref('parameters', 'Email'), ...others] : others;
}

function contentOf(body: NonNullable<Endpoint['body']>): Json {
  if (body === 'form') return { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
  if (body !== 'multipart') return { 'application/json': { schema: closed(body) } };
  const image = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { image }, required: ['image'] };
  return {
    'multipart/form-data': {
      schema,
      encoding: { image: { contentType: 'image/jpeg, image/png, image/webp' } },
    },
  };
}

const SUCCESS = { 200: 'Done.', 201: 'It has been made.', 303: 'Go on there.' } as const;
const REPEATED = 'It was there already.';

function responsesOf(endpoint: Endpoint, { status, repeats, answer, problems }: AnswerRow): Json {
  const hasPages = endpoint.query !== null && 'cursor' in endpoint.query.fields;
  const kept = endpoint.cache === 'public' ? [KEPT_BY_CDN, NOT_KEPT] : [NOT_KEPT];
  const success = {
    description: SUCCESS[status ?? 200],
    headers: {
      'X-Request-Id': ref('headers', 'RequestId'),
      'Cache-Control': { required: true, schema: { enum: kept } },
      ...(hasPages && { Link: ref('headers', 'Link') }),
      ...(status === 303 && { Location: { required: true, schema: { type: 'string', format: 'uri' } } }),
    },
    content: { 'application/json': { schema: jsonSchema(answer) } },
  };
  const refused = [...byStatus(problemsOf(endpoint, problems)).keys()].map((code) => [
    code,
    ref('responses', `Problem${code}`),
  ]);
  return {
    ...(repeats && { 200: { ...success, description: REPEATED } }),
    [status ?? 200]: success,
    ...Object.fromEntries(refused),
  };
}
