import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import { jsonSchema } from './jsonSchema.ts';

const text = { type: 'string' };

describe('the JSON Schema of', () => {
  test.each([
    ['a text', yup.string(), text],
    ['one that must be filled', yup.string().required(), { ...text, minLength: 1 }],
    ['its lengths', yup.string().min(2).max(4), { ...text, minLength: 2, maxLength: 4 }],
    ['an expression', yup.string().matches(/^[\w-]+$/), { ...text, pattern: '^[\\w-]+$' }],
    ['a time', yup.string().datetime(), { ...text, format: 'date-time' }],
    ['an e-mail by its test', yup.string().test('email', () => true), { ...text, format: 'email' }],
    ['one of a few', yup.string().oneOf(['a', 'b']), { ...text, enum: ['a', 'b'] }],
    ['a default', yup.string().default('a'), { ...text, default: 'a' }],
    ['what may be null', yup.string().nullable(), { type: ['string', 'null'] }],
    [
      'a choice that may be null',
      yup.string().oneOf(['a']).nullable(),
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['a whole number', yup.number().integer().min(1).max(9), { type: 'integer', minimum: 1, maximum: 9 }],
    ['a number', yup.number().required(), { type: 'number' }],
    ['the word yes', yup.boolean().oneOf([true]), { type: 'boolean', const: true }],
    ['any single value', yup.mixed(), { type: ['string', 'number', 'boolean'] }],
    ['a list', yup.array(yup.string()), { type: 'array', items: text }],
  ])('%s', (_, schema, expected) => {
    expect(jsonSchema(schema)).toEqual(expected);
  });

  test('an object: what must be there, and what must not', () => {
    const schema = yup.object({
      must: yup.string().defined(),
      may: yup.string(),
      usual: yup.string().default('a').required(),
      part: yup.object({ must: yup.boolean().required() }).required(),
      mayPart: yup.object({ must: yup.boolean().required() }).default(undefined).optional(),
    });
    const part = { type: 'object', properties: { must: { type: 'boolean' } }, required: ['must'] };
    const expected = {
      type: 'object',
      properties: {
        must: text,
        may: text,
        usual: { ...text, minLength: 1, default: 'a' },
        part,
        mayPart: part,
      },
      required: ['must', 'part'],
    };
    expect(jsonSchema(schema)).toEqual(expected);
    expect(jsonSchema(schema.noUnknown())).toEqual({ ...expected, additionalProperties: false });
  });

  test('a kind that none of ours is stops it', () => {
    expect(() => jsonSchema(yup.date())).toThrow('no JSON Schema for date');
  });
});
