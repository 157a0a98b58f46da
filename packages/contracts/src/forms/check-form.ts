import { ValidationError, type Schema } from 'yup';

export type FormErrors = Readonly<Partial<Record<string, string>>>;

export type CheckedForm<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: FormErrors };

/** Validates as the server does. `context` has values such as `{ today }`; unchanged values of `stored` pass. */
export function checkForm<Value>(
  schema: Schema<Value>,
  values: object,
  context: object = {},
  stored?: object,
): CheckedForm<Value> {
  try {
    // This runs on each key press and reads messages alone, so that stack traces are not needed.
    return { value: schema.validateSync(values, { abortEarly: false, disableStackTrace: true, context }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const cast = (record: object) => schema.cast(record, { assert: false, context });
    const value = cast(values);
    const kept = stored && cast(stored);
    const errors = Object.entries(firstMessages(error)).filter(([path]) => !isUnchanged(path, value, kept));
    return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { value };
  }
}

function firstMessages(error: ValidationError): FormErrors {
  const messages: Record<string, string> = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message, type } of failures) {
    // An empty field reports "required" before a format error.
    if (messages[path] === undefined || type === 'required' || type === 'optionality')
      messages[path] = message;
  }
  return messages;
}

/**
 * Compares with the stored value at `path`; list items match by `id`, and a value that was not stored has changed. Both
 * records must be cast by the schema, so that characters that it normalizes make no difference.
 */
export function isUnchanged(path: string, values: unknown, stored: unknown): boolean {
  let given: unknown = values;
  let kept: unknown = stored;
  for (const name of path.match(/[^.[\]]+/g) ?? []) {
    const item = fieldOf(given, name);
    kept = Array.isArray(kept) ? kept.find((other) => isSameItem(item, other)) : fieldOf(kept, name);
    given = item;
  }
  return given === kept && given !== undefined && given !== null;
}

function fieldOf(value: unknown, name: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isOwn ? (value as Record<string, unknown>)[name] : undefined;
}

function isSameItem(item: unknown, other: unknown): boolean {
  const id = fieldOf(item, 'id');
  return id !== undefined && id === fieldOf(other, 'id');
}
