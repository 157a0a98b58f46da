import { ValidationError, type Schema } from 'yup';

/** A sentence for each field that is not as its schema wants it, by the field's path (`passengers[0].name`). */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** What a form's values come to: the value its schema makes of them, or why there is none. */
export type CheckedForm<Value> =
  { value: Value; errors?: undefined } | { value?: undefined; errors: FormErrors };

/**
 * Checks the values of a form by a schema, as the server will check the call.
 * @param context what the schema's rules ask of the world around, such as `{ today }`
 */
export function checkForm<Value>(
  schema: Schema<Value>,
  values: object,
  context: object = {},
): CheckedForm<Value> {
  try {
    // Checked at each key; of a failure only the sentence is read, never where in yup it came from.
    return { value: schema.validateSync(values, { abortEarly: false, disableStackTrace: true, context }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: firstMessages(error) };
  }
}

function firstMessages(error: ValidationError): FormErrors {
  const messages: Record<string, string> = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message, type } of failures) {
    // An empty field is missing before it is badly written.
    if (messages[path] === undefined || type === 'required' || type === 'optionality')
      messages[path] = message;
  }
  return messages;
}
