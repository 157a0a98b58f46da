import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema } from 'yup';

export type JsonSchema = { [key: string]: unknown };

function tidy(node: JsonSchema): JsonSchema {
  const { default: preset, ...described } = node;
  const { maxLength: _length, ...listed } = described;
  const rest = 'enum' in described ? listed : described;
  if (rest['format'] === 'date-time')
    throw new Error('Declare instants as string(): a null date would be lost');
  // yup gives every object a default, which the caller must not rely on.
  const { type, ...untyped } = rest;
  // A mixed schema has no types.
  if (Array.isArray(type) && type.length === 0) return untyped;
  const kept: JsonSchema = preset === undefined || isObjectType(type) ? rest : { default: preset, ...rest };
  const properties = kept['properties'] as Record<string, JsonSchema> | undefined;
  const items = kept['items'] as JsonSchema | undefined;
  return {
    ...kept,
    ...(properties && { properties: mapValues(properties, tidy) }),
    ...(items && { items: tidy(items) }),
  };
}

function isObjectType(type: unknown): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

function mapValues(
  record: Record<string, JsonSchema>,
  change: (value: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export function jsonSchemaOf(schema: Schema): JsonSchema {
  return tidy(convertSchema(schema) as unknown as JsonSchema);
}
