import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { FieldError } from '@suite/contracts';
import { ApiError } from './errors.ts';
import { findTypeErrors, findUnstorable } from './value-types.ts';

type FieldSchema = ObjectSchema<AnyObject>;

/** Path and query values: text that is cast to what the schema names; unknown fields are left out. */
export function parseFields(schema: FieldSchema, values: unknown): AnyObject {
  const given = Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => value !== '');
  const fields = Object.fromEntries(given);
  return validated(schema, fields, schema.cast(fields, { assert: false, stripUnknown: true }), []);
}

/** A JSON body: types must be right as sent; the schema's own transforms and defaults are applied. */
export function parseBody(schema: FieldSchema, body: unknown): AnyObject {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new ApiError(400, 'VALIDATION_ERROR', 'The request body must be a JSON object.', []);
  }
  const given = body ?? {};
  const unstorable = findUnstorable(given);
  if (unstorable) refuse([unstorable]);
  const cast: unknown = schema.cast(given, { assert: false, stripUnknown: false });
  return validated(schema, given, cast, findTypeErrors(given, cast));
}

function validated(schema: FieldSchema, given: unknown, cast: unknown, typeErrors: FieldError[]): AnyObject {
  const unstorable = findUnstorable(given);
  if (unstorable) refuse([unstorable]);
  const errors = [...typeErrors];
  try {
    // The values are cast already; a second cast would hide unknown fields from `noUnknown`.
    schema.validateSync(cast, { strict: true, abortEarly: false, disableStackTrace: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refusals = error.inner.length > 0 ? error.inner : [error];
    for (const refusal of refusals.flatMap(fieldErrorsOf)) {
      if (!errors.some(({ field }) => field === refusal.field)) errors.push(refusal);
    }
  }
  if (errors.length > 0) refuse(errors);
  return cast as AnyObject;
}

function fieldErrorsOf(error: ValidationError): FieldError[] {
  const field = error.path ?? '';
  if (error.type === 'noUnknown') {
    const names = String(error.params?.['unknown'] ?? '').split(', ');
    return names.map((name) => ({
      field: field ? `${field}.${name}` : name,
      message: `Unknown field: ${name}`,
    }));
  }
  if (error.type === 'typeError') {
    return [{ field, message: `${field} must be a ${String(error.params?.['type'])}` }];
  }
  return [{ field, message: error.message }];
}

function refuse(errors: FieldError[]): never {
  throw new ApiError(400, 'VALIDATION_ERROR', errors[0]?.message ?? 'The request is not valid.', errors);
}
