import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { remoteDescriptorSchema } from '../remote/remote-descriptor.schema.ts';

type Node = Record<string, unknown>;

/** Generates the JSON schema of `remote.json` for editors from the yup schema, which is authoritative. */
export function descriptorJsonSchema(): Node {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'remote.json',
    ...toJsonSchema(remoteDescriptorSchema),
  };
}

function toJsonSchema(schema: Schema): Node {
  return describe(schema.describe());
}

function describe(field: SchemaFieldDescription): Node {
  if (!('tests' in field)) return {};
  const { jsonSchema, ...annotations } = (field.meta ?? {}) as { jsonSchema?: Node } & Node;
  return { ...(jsonSchema ?? { ...shape(field), ...rules(field) }), ...annotations };
}

function shape(field: SchemaDescription): Node {
  if (field.type === 'object') {
    const fields = Object.entries((field as SchemaObjectDescription).fields);
    const required = fields
      .filter(([, inner]) => 'optional' in inner && !inner.optional)
      .map(([name]) => name);
    const properties = Object.fromEntries(fields.map(([name, inner]) => [name, describe(inner)]));
    return { type: 'object', additionalProperties: false, required, properties };
  }
  if (field.type === 'array') {
    const inner = (field as SchemaInnerTypeDescription).innerType;
    return { type: 'array', ...(inner && !Array.isArray(inner) ? { items: describe(inner) } : {}) };
  }
  return { type: field.tests.some((test) => test.name === 'integer') ? 'integer' : field.type };
}

function rules(field: SchemaDescription): Node {
  const found: Node = field.oneOf.length > 0 ? { enum: field.oneOf } : {};
  for (const { name, params } of field.tests) {
    if (name === 'matches' && params?.regex instanceof RegExp) found.pattern = params.regex.source;
    if (name === 'min') found[field.type === 'array' ? 'minItems' : 'minLength'] = params?.min;
    if (name === 'max') found[field.type === 'array' ? 'maxItems' : 'maxLength'] = params?.max;
  }
  return found;
}
