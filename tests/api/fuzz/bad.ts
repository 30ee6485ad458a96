import { BODY_MAX_BYTES, ENDPOINTS, type Endpoint } from '@bns/domain';
import fc from 'fast-check';
import type { Raw } from './raw.ts';

/** Requests that are wrong in a way that no form can be: by hand, by a broken client, or on purpose. */

/** Who asks: one of the people of the run, or somebody with a bearer of his own making. */
type Sender = 'guest' | 'buyer' | 'seller' | 'admin' | 'rubbish';
export type BadRequest = Raw & { as: Sender };

/** Stands for the address of whoever asks. */
export const OWN_EMAIL = '~own~';

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS).filter(({ path }) => path !== '/images');
const anyEndpoint = fc.constantFrom(...endpoints);
const withBody = fc.constantFrom(...endpoints.filter(({ body }) => body !== null && body !== 'multipart'));

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const PIECES = [
  '\u0000',
  '\uD800',
  '\uDFFF',
  '\u202E',
  '\u200D',
  '\uFEFF',
  '\u2028',
  '😀',
  'ক্ষ',
  'é',
  '<script>',
  "'; --",
  '${7*7}',
  '../',
  '%00',
  '\\',
  ' ',
  '٣',
  'İ',
];
const anyText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...PIECES, 'a', '1'), { maxLength: 12 }).map((some) => some.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(255, 1501, 5000, 60_000).map((size) => 'x'.repeat(size)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '__x__', 'null', '-0', '1e999'),
  },
);

const anyValue = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 9_007_199_254_740_992),
  fc.constantFrom(
    [],
    {},
    [[]],
    [null],
    { toString: 1 },
    { valueOf: null },
    { length: -1 },
    JSON.parse('{"then":1}'),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Keys that mean something to JavaScript, to YAML-minded clients or to nobody. */
const anyKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'isAdmin',
    '$where',
    'a.b',
    '',
  ),
  anyText,
);

const quoted = (value: unknown) => JSON.stringify(value);

/** What the payment gateway names in its messages. */
const GATEWAY_KEYS = [
  'tran_id',
  'val_id',
  'status',
  'amount',
  'verify_key',
  'verify_sign',
  'verify_sign_sha2',
];
const anyForm = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...GATEWAY_KEYS), anyKey),
      fc.oneof(anyText, fc.constantFrom(`BNS${'0'.repeat(24)}`, 'VALID', 'FAILED', GATEWAY_KEYS.join())),
    ),
    { maxLength: 8 },
  )
  .map((some) => Buffer.from(some.map((pair) => pair.join('=')).join('&')));

/** Bodies by their text: objects could not hold a key twice, nor be cut in the middle. */
const anyBody = (endpoint: Endpoint): fc.Arbitrary<Buffer> => {
  if (endpoint.body === 'form') return anyForm;
  const fields =
    typeof endpoint.body === 'object' && endpoint.body !== null ? Object.keys(endpoint.body.fields) : [];
  const key =
    fields.length === 0 ? anyKey : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fields) }, anyKey);
  const entries = fc.array(fc.tuple(key, anyValue), { maxLength: 8 });
  const object = entries.map(
    (some) => `{${some.map(([name, value]) => `${quoted(name)}:${quoted(value)}`).join(',')}}`,
  );
  const broken = fc.oneof(
    object.map((text) => text.slice(0, -1)),
    fc.constantFrom('', 'null', '[]', '"x"', '{', '{"a":NaN}', "{'a':1}", '\uFEFF{}', '{}{}', '{"a":1,}'),
    fc.constantFrom(10, 1000, 40_000).map((depth) => deep('[', ']', depth)),
    fc.constantFrom(10, 1000, 9000).map((depth) => `${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc
      .constantFrom(10, 1000, 40_000)
      .map((depth) => `{"title":${deep('[', ']', depth)},"name":${deep('[', ']', 2)}}`),
    fc.constant(`{"name":"${'x'.repeat(BODY_MAX_BYTES)}"}`),
  );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some));
  const notUtf8 = fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
  return fc.oneof(
    { weight: 6, arbitrary: object.map((text) => Buffer.from(text)) },
    { weight: 3, arbitrary: broken.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.oneof(bytes, notUtf8) },
  );
};

/**
 * What stands in a path where an id is expected; as it is sent. Broken percent signs are answered by the emulator in
 * front of the function (functions/src/http/decodable.ts is for the real host).
 */
const anySegment = fc.oneof(
  fc.constantFrom('..', '.', '%2e%2e', '..%2f..', '%2F', '%5c', '%00', '__x__', '__proto__', '*'),
  fc.constantFrom('a_b', '_', 'a/b', 'a//b', ';x=1', '%0d%0aX:%201', '%F0%9F%98%80', 'x'.repeat(2000)),
  anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000)),
);

const anyPath = ({ path }: Endpoint): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const changed = fc
    .tuple(...names.map(() => anySegment))
    .map((some) => names.reduce((so, name, at) => so.replace(`{${name}}`, () => some[at] ?? ''), path));
  const other = fc.oneof(
    anySegment.map((segment) => `${path.replace(/\{\w+\}/g, 'x')}/${segment}`),
    anySegment.map((segment) => `/${segment}${path.replace(/\{\w+\}/g, 'x')}`),
    fc.constantFrom('', '/', '//', '/api', '/api/', '/.', '/users/../products', '/api/api/products'),
  );
  return names.length === 0
    ? fc.oneof({ weight: 5, arbitrary: fc.constant(path) }, other)
    : fc.oneof({ weight: 5, arbitrary: changed }, other);
};

const anyQuery = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const names = ['email', 'limit', 'cursor', 'q', ...Object.keys(endpoint.query?.fields ?? {})];
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, anyKey);
  const value = fc.oneof(
    anyText,
    fc.constantFrom('0', '-1', '101', '1e2', ' 5 ', '24', 'bnVsbA', 'WzEsMiwieCJd', 'W10'),
  );
  const pair = fc
    .tuple(name, value)
    .map((some) => some.map((text) => encodeURIComponent(text.toWellFormed())).join('='));
  const raw = fc.constantFrom(
    '?',
    '&&',
    '=',
    'a=%',
    'limit=%ff',
    'email[]=x',
    'email=a&email=b',
    '__proto__[x]=1',
    '#',
  );
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: pair }, raw), { maxLength: 4 })
    .map((some) => (some.length === 0 ? '' : `?${some.join('&').replace(/[\s#]/g, '').slice(0, 7000)}`));
};

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
const anyType = fc.oneof(
  { weight: 6, arbitrary: fc.constant(JSON_TYPE) },
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json;charset=utf-16',
    '{}',
    '',
  ),
);

const anySender = fc.constantFrom<Sender>('guest', 'buyer', 'buyer', 'seller', 'seller', 'admin', 'rubbish');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

const built = (
  endpoint: Endpoint,
  {
    method,
    path,
    query,
  }: { method: fc.Arbitrary<string>; path: fc.Arbitrary<string>; query: fc.Arbitrary<string> },
): fc.Arbitrary<BadRequest> =>
  fc
    .record({
      as: anySender,
      method,
      path,
      query,
      type: anyType,
      body: anyBody(endpoint),
      key: fc.option(anyText),
    })
    .map(({ as, method: verb, path: place, query: search, type, body, key }) => {
      const isRead = verb === 'GET' || verb === 'HEAD' || verb === 'OPTIONS' || verb === 'TRACE';
      const named = key !== null && /^[\x20-\x7e]{1,300}$/.test(key);
      return {
        as,
        method: verb,
        path: `${place}${search}`,
        headers: {
          ...(!isRead && type !== '' && { 'content-type': type }),
          ...(named && { 'idempotency-key': key }),
        },
        body: isRead ? Buffer.alloc(0) : body,
      };
    });

/** An endpoint asked well but for what it is sent. */
const badBody = withBody.chain((endpoint) =>
  built(endpoint, {
    method: fc.constant(endpoint.method),
    path: fc.constant(endpoint.path.replace(/\{(\w+)\}/g, 'x')),
    query: fc.constant(endpoint.email === 'required' ? `?email=${OWN_EMAIL}` : ''),
  }),
);
const badAddress = anyEndpoint.chain((endpoint) =>
  built(endpoint, {
    method: fc.constant(endpoint.method),
    path: anyPath(endpoint),
    query: anyQuery(endpoint),
  }),
);
const badMethod = anyEndpoint.chain((endpoint) =>
  built(endpoint, {
    method: fc.constantFrom(...METHODS),
    path: fc.constant(endpoint.path),
    query: fc.constant(''),
  }),
);

export const anyBadRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  { weight: 5, arbitrary: badBody },
  { weight: 4, arbitrary: badAddress },
  { weight: 1, arbitrary: badMethod },
);
