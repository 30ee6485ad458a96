import { ANSWERS, ENDPOINTS } from '@bns/domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openapi } from './openapi.ts';

type Parameter = { name?: string; $ref?: string };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  security: object[];
  responses: Record<string, { headers?: object }>;
  requestBody?: { content: object };
};

const document = JSON.parse(JSON.stringify(openapi(ENDPOINTS, ANSWERS)));
const operations: Operation[] = Object.values<Record<string, Operation>>(document.paths).flatMap((path) =>
  Object.values(path),
);
const operation = (name: string) => operations.find(({ operationId }) => operationId === name);

test('is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('a document that is none is told so', async () => {
  const broken = { ...document, paths: { '/healthz': { get: { responses: 3 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('names every call once', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

describe('a call', () => {
  test('says which bearer it takes', () => {
    expect(['healthz', 'putUser', 'putOrder'].map((name) => operation(name)?.security)).toEqual([
      [],
      [{ idToken: [] }],
      [{ idToken: [] }, { sessionToken: [] }],
    ]);
  });

  test('says what it can be refused with', () => {
    const statuses = (name: string) => Object.keys(operation(name)?.responses ?? {});
    expect(statuses('healthz')).toEqual(['200', '400', '500']);
    expect(statuses('deleteProduct')).toEqual(['200', '400', '401', '403', '404', '409', '429', '500']);
    expect(statuses('uploadImage')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '429',
      '500',
      '502',
    ]);
    expect(statuses('postProduct')[0]).toBe('201');
    expect(statuses('startPayment').slice(0, 2)).toEqual(['200', '201']);
  });

  test('names its parameters', () => {
    const names = (name: string) => operation(name)?.parameters?.map((one) => one.name ?? one.$ref);
    expect(names('listWishes')).toEqual(['#/components/parameters/Email', 'limit', 'cursor']);
    expect(names('cancelOrder')).toEqual(['orderId', '#/components/parameters/IdempotencyKey']);
  });

  test('says where a list goes on, and only there', () => {
    const linked = operations
      .filter(({ responses }) => 'Link' in (responses['200']?.headers ?? {}))
      .map(({ operationId }) => operationId);
    expect(linked).toContain('listProducts');
    expect(linked).not.toContain('listCategories');
  });

  test('takes a photo as a form', () => {
    expect(Object.keys(operation('uploadImage')?.requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
  });
});
