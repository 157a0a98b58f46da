import type { JsonSchema } from '../endpoints/json-schema.ts';
import type { Call } from './describe-call.ts';

export type PlatformCalls = Record<string, Record<string, [name: string, call: Call]>>;

export function fields(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}
