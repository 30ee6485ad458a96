import { ANSWERS, ENDPOINTS, isEmailShaped } from '@bns/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { allowedMethods, route } from '../../functions/src/http/route.ts';
import { openapi } from '../../functions/src/openapi/openapi.ts';

type Ref = { $ref?: string };
type Response = Ref & { content: Record<string, { schema: object }>; headers: Record<string, Ref & Header> };
type Header = { required?: boolean; schema: object };
type Operation = { responses: Record<string, Response> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
};

/** What is held against it: status, headers, and the body as text. */
export type Answered = { status: number; headers: Headers; text: string };

const document = openapi(ENDPOINTS, ANSWERS) as Document;
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    email: isEmailShaped,
    uri: (text: string) => URL.canParse(text),
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  },
});
ajv.addSchema(document, 'api');
const compiled = new Map<object, ValidateFunction>();

/**
 * Throws where the API's own description does not say that a call may answer so: an unknown status, another content
 * type, a body that does not fit, a header that is missing or says something else. What stands at no address is a
 * problem too. OPTIONS and HEAD have no body to look at, and what stands before the door (a platform that lets no body
 * of 35 MB through) does not give answers an id.
 */
export function requireDocumented(method: string, path: string, answered: Answered): void {
  if (method === 'HEAD' || method === 'OPTIONS') return;
  const { status, headers, text } = answered;
  if (!headers.has('x-request-id') && !/json/.test(headers.get('content-type') ?? '')) return;
  const response = responseOf(method, path, status);
  const faults =
    response === undefined ? ['this status is not described'] : faultsIn(response, headers, text);
  if (faults.length === 0) return;
  throw new Error(`${method} ${path} answered ${status} ${text.slice(0, 1000)}\n  ${faults.join('\n  ')}`);
}

function responseOf(method: string, path: string, status: number): Response | undefined {
  const methods = allowedMethods(path, ENDPOINTS);
  if (methods === '') return status === 404 ? problem(404) : undefined;
  if (!methods.split(', ').includes(method)) return status === 405 ? problem(405) : undefined;
  const { endpoint } = route(method, path, ENDPOINTS);
  return resolved(document.paths[endpoint.path]?.[method.toLowerCase()]?.responses[status]);
}

const problem = (status: number) => document.components.responses[`Problem${status}`];

function faultsIn(response: Response, headers: Headers, text: string): string[] {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const described = response.content[type];
  if (described === undefined) return [`${type || 'no content type'} is not described`];
  return [
    ...misfits(described.schema, JSON.parse(text), 'body'),
    ...Object.entries(response.headers).flatMap(([name, header]) =>
      misfit(name, resolved(header), headers.get(name)),
    ),
  ];
}

function misfit(name: string, { required = false, schema }: Header, value: string | null): string[] {
  if (value !== null) return misfits(schema, value, name);
  return required ? [`${name} is missing`] : [];
}

function misfits(schema: object, value: unknown, what: string): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(within(schema));
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** References of a part of the document are meant from the document's root. */
const within = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));

function resolved<Part extends Ref>(part: Part): Part;
function resolved<Part extends Ref>(part: Part | undefined): Part | undefined;
function resolved<Part extends Ref>(part: Part | undefined): Part | undefined {
  if (part?.$ref === undefined) return part;
  const keys = part.$ref.slice(2).split('/');
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Part;
}
