import { ValidationError, type AnyObject, type ObjectSchema, type ValidateOptions } from 'yup';
import { isUnchanged } from '@suite/contracts/forms';
import type { FieldError } from '@suite/contracts/http';
import { findOversized } from '@suite/descriptor';
import { DomainError, InvalidFieldsError } from '../errors/domain-error.ts';
import { findMisplaced, findTypeErrors, findUnstorable, wrongType } from './value-types.ts';

const mostNames = 20;
const mostFields = 100;
const longestName = 100;

type FieldSchema = ObjectSchema<AnyObject>;

export function parseFields(schema: FieldSchema, values: unknown): AnyObject {
  const given = Object.entries((values ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => value !== '' && Object.hasOwn(schema.fields, name),
  );
  const fields = Object.fromEntries(given);
  refuseUnstorable(fields);
  const found = validate(schema, fields, { stripUnknown: true });
  return found.errors.length > 0 ? refuse(firstOfEachField(found.errors)) : found.value;
}

export interface RuleContext {
  stored?: object;
  values?: object;
}

/** Types must be correct as sent; the schema's transforms and defaults are applied. */
export function parseBody(
  schema: FieldSchema,
  body: unknown,
  { stored, values: context = {} }: RuleContext = {},
): AnyObject {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new DomainError('VALIDATION_ERROR', 'BODY_NOT_OBJECT');
  }
  const given = body ?? {};
  const oversized = findOversized(schema, given);
  if (oversized.length > 0) refuse(oversized);
  refuseUnstorable(given);
  const read = (record: object) => schema.cast(record, { assert: false, stripUnknown: false, context });
  const cast: unknown = whole(schema, given, () => read(given));
  const kept = stored && read(stored);
  // A second cast would hide unknown fields from `noUnknown`.
  const found = validate(schema, cast, { strict: true, context }, (path) => isUnchanged(path, cast, kept));
  const errors = [...found.errors, ...findTypeErrors(given, cast)];
  return errors.length > 0 ? refuse(firstOfEachField(errors)) : (cast as AnyObject);
}

type Validated = { value: AnyObject; errors: FieldError[] };

function validate(
  schema: FieldSchema,
  values: unknown,
  options: ValidateOptions,
  isAccepted: (path: string) => boolean = () => false,
): Validated {
  try {
    const check = () =>
      schema.validateSync(values, { abortEarly: false, disableStackTrace: true, ...options });
    return { value: whole(schema, values, check), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = (error.inner.length > 0 ? error.inner : [error]).filter(
      ({ path = '' }) => !isAccepted(path),
    );
    const errors = refused.flatMap(fieldErrorsOf);
    return { value: {}, errors };
  }
}

// yup throws a TypeError if a transform such as trim() receives a list.
function whole<T>(schema: FieldSchema, values: unknown, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const misplaced = error instanceof TypeError ? findMisplaced(schema.describe(), values) : [];
    if (misplaced.length === 0) throw error;
    return refuse(misplaced);
  }
}

function firstOfEachField(errors: FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const error of errors) {
    if (!first.has(error.field)) first.set(error.field, error);
    if (first.size === mostFields) break;
  }
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
  throw new InvalidFieldsError(errors);
}
