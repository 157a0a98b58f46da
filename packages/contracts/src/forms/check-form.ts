import { ValidationError, type Schema } from 'yup';
import { isUnchanged } from './is-unchanged.ts';

/** An error message for each invalid field, by its path (`passengers[0].name`). */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** The parsed value of a form, or its errors. */
export type CheckedForm<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: FormErrors };

/**
 * Checks the values of a form by a schema, as the server will check the call.
 * @param context values that the schema's rules need, such as `{ today }`
 * @param stored the record that the form changes: what it had already is not judged again
 */
export function checkForm<Value>(
  schema: Schema<Value>,
  values: object,
  context: object = {},
  stored?: object,
): CheckedForm<Value> {
  try {
    // Runs on each key press; only the messages are read, so yup need not record stack traces.
    return { value: schema.validateSync(values, { abortEarly: false, disableStackTrace: true, context }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = Object.entries(firstMessages(error)).filter(
      ([path]) => !isUnchanged(path, values, stored),
    );
    return errors.length > 0
      ? { errors: Object.fromEntries(errors) }
      : { value: schema.cast(values, { assert: false, context }) };
  }
}

function firstMessages(error: ValidationError): FormErrors {
  const messages: Record<string, string> = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message, type } of failures) {
    // For an empty field "required" comes before a format error.
    if (messages[path] === undefined || type === 'required' || type === 'optionality')
      messages[path] = message;
  }
  return messages;
}
