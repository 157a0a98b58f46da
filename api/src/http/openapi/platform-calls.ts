import type { JsonSchema } from '../endpoints/json-schema.ts';
import type { Call } from './describe-call.ts';

/** Calls without a contract, by path and method. */
export type PlatformCalls = Record<string, Record<string, [name: string, call: Call]>>;

/** An object with these fields and no others. */
export function fields(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}
