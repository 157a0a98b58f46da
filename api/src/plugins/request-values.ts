import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { FieldError } from '@suite/contracts';
import { ApiError } from './errors.ts';
import { findMisplaced, findTypeErrors, findUnstorable, wrongType } from './value-types.ts';

// A refusal never grows with what was sent.
const mostNames = 20;
const longestName = 100;

type FieldSchema = ObjectSchema<AnyObject>;

/** Path and query values: text that is cast to what the schema names; unknown fields are left out. */
export function parseFields(schema: FieldSchema, values: unknown): AnyObject {
  const given = Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => value !== '');
  const fields = Object.fromEntries(given);
  refuseUnstorable(fields);
  return validated(schema, castTo(schema, fields, true), []);
}

/** A JSON body: types must be right as sent; the schema's own transforms and defaults are applied. */
export function parseBody(schema: FieldSchema, body: unknown): AnyObject {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new ApiError(400, 'VALIDATION_ERROR', 'The request body must be a JSON object.', []);
  }
  const given = body ?? {};
  refuseUnstorable(given);
  const cast: unknown = castTo(schema, given, false);
  return validated(schema, cast, findTypeErrors(given, cast));
}

// A transform such as trim() stumbles over a list where text belongs, and yup lets its TypeError out.
function castTo(schema: FieldSchema, values: object, stripUnknown: boolean): unknown {
  try {
    return schema.cast(values, { assert: false, stripUnknown });
  } catch (error) {
    const misplaced = findMisplaced(schema.describe(), values);
    if (misplaced.length === 0) throw error;
    return refuse(misplaced);
  }
}

function validated(schema: FieldSchema, cast: unknown, typeErrors: FieldError[]): AnyObject {
  // The values are cast already; a second cast would hide unknown fields from `noUnknown`.
  const errors = firstOfEachField([...schemaErrors(schema, cast), ...typeErrors]);
  if (errors.length > 0) refuse(errors);
  return cast as AnyObject;
}

function schemaErrors(schema: FieldSchema, cast: unknown): FieldError[] {
  try {
    schema.validateSync(cast, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).flatMap(fieldErrorsOf);
  }
}

function firstOfEachField(errors: FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const error of errors) if (!first.has(error.field)) first.set(error.field, error);
  return [...first.values()];
}

function fieldErrorsOf({ path = '', type, params, message }: ValidationError): FieldError[] {
  if (type === 'noUnknown' || type === 'exact') {
    const { unknown, properties } = params as { unknown?: string; properties?: string };
    const names = (unknown ?? properties ?? '')
      .split(', ', mostNames)
      .map((name) => name.slice(0, longestName));
    return names.map((name) => ({
      field: path ? `${path}.${name}` : name,
      message: `Unknown field: ${name}`,
    }));
  }
  const isDefaultTypeMessage = type === 'typeError' && message.includes(' type, but the final value was: ');
  if (isDefaultTypeMessage) return [wrongType(path, String(params?.['type']))];
  return [{ field: path || 'body', message }];
}

function refuseUnstorable(values: unknown): void {
  const unstorable = findUnstorable(values);
  if (unstorable) refuse([unstorable]);
}

function refuse(errors: FieldError[]): never {
  throw new ApiError(400, 'VALIDATION_ERROR', errors[0]?.message ?? 'The request is not valid.', errors);
}
