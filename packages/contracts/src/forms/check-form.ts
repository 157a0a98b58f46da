import { ValidationError, type Schema } from 'yup';
import { isUnchanged } from './is-unchanged.ts';

/** Keys are paths, such as `passengers[0].name`. */
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
