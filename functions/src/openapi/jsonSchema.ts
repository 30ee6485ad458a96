import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';

export type JsonSchema = { [keyword: string]: unknown };

type Test = SchemaDescription['tests'][number];
type Keywords = (params: Record<string, unknown>) => JsonSchema;

/** What a named test says, where JSON Schema or a person understands it; what the others want stands in the sentences. */
const STRING_TESTS: Record<string, Keywords> = {
  required: () => ({ minLength: 1 }),
  min: ({ min }) => ({ minLength: min }),
  max: ({ max }) => ({ maxLength: max }),
  matches: ({ regex }) => ({ pattern: (regex as RegExp).source }),
  email: () => ({ format: 'email' }),
  datetime: () => ({ format: 'date-time' }),
  phone: () => ({ description: 'A mobile number of Bangladesh, such as 01712345678 or +880 1712-345678.' }),
};
const NUMBER_TESTS: Record<string, Keywords> = {
  min: ({ min }) => ({ minimum: min }),
  max: ({ max }) => ({ maximum: max }),
  integer: () => ({ type: 'integer' }),
};
const MIXED_TESTS: Record<string, Keywords> = {
  price: () => ({
    type: ['number', 'string'],
    description: 'Whole Tk, as a number or as people write it: 12500, "12,500".',
  }),
  years: () => ({
    type: ['number', 'string'],
    description: 'Years in halves, as a number or with the word: 2, "1.5", "2 Years".',
  }),
};

/**
 * The JSON Schema (2020-12) of a yup schema, by what the schema tells of itself: strings, numbers, booleans, lists,
 * objects, and `mixed`, by which our flat bodies mean any single value. What a transform forgives is not told.
 * @throws Error for a kind that none of ours is
 */
export function jsonSchema(schema: AnySchema): JsonSchema {
  return ofDescription(schema.describe());
}

function ofDescription(field: SchemaFieldDescription): JsonSchema {
  const described = field as SchemaDescription;
  switch (described.type) {
    case 'string':
      return leaf(described, { type: 'string' }, STRING_TESTS);
    case 'number':
      return leaf(described, { type: 'number' }, NUMBER_TESTS);
    case 'boolean':
      return leaf(described, { type: 'boolean' }, {});
    case 'mixed':
      return leaf(described, { type: ['string', 'number', 'boolean'] }, MIXED_TESTS);
    case 'array':
      return nullableOr(described, { type: 'array', ...itemsOf(field) });
    case 'object':
      return nullableOr(described, { type: 'object', ...propertiesOf(field) });
    default:
      throw new Error(`no JSON Schema for ${described.type}`);
  }
}

function leaf(described: SchemaDescription, type: JsonSchema, tests: Record<string, Keywords>): JsonSchema {
  const keywords = described.tests.map(({ name = '', params = {} }: Test) => tests[name]?.(params) ?? {});
  const { default: usual, meta } = described;
  const whole: JsonSchema = Object.assign({}, type, ...keywords, choice(described), meta);
  return nullableOr(described, usual === undefined ? whole : { ...whole, default: usual });
}

function choice({ oneOf, nullable }: SchemaDescription): JsonSchema {
  if (oneOf.length === 0) return {};
  const values = nullable && !oneOf.includes(null) ? [...oneOf, null] : oneOf;
  return values.length === 1 ? { const: values[0] } : { enum: values };
}

function nullableOr({ nullable }: SchemaDescription, schema: JsonSchema): JsonSchema {
  return nullable ? { ...schema, type: [schema['type'], 'null'].flat() } : schema;
}

function itemsOf(field: SchemaFieldDescription): JsonSchema {
  const inner = 'innerType' in field ? field.innerType : undefined;
  return inner === undefined || Array.isArray(inner) ? {} : { items: ofDescription(inner) };
}

function propertiesOf(field: SchemaFieldDescription): JsonSchema {
  const fields = 'fields' in field ? field.fields : {};
  const required = Object.keys(fields).filter((key) => isRequired(fields[key]));
  const isClosed = (field as SchemaDescription).tests.some(({ name }) => name === 'noUnknown');
  return {
    properties: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, ofDescription(value)])),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

function isRequired(field: SchemaFieldDescription | undefined): boolean {
  const { optional, default: usual, type } = field as SchemaDescription;
  return !optional && (usual === undefined || type === 'object');
}
