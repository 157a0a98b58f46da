import { ValidationError, type Schema } from 'yup';

/** A schema of the contract whose value is `Value`. */
export type FormSchema<Value> = Schema<Value>;

/** A sentence for each field that is not as its schema wants it. */
export type FormErrors = Partial<Record<string, string>>;

/** What a form's values come to: the value its schema makes of them, or why there is none. */
export type CheckedForm<Value> =
  { value: Value; errors?: undefined } | { value?: undefined; errors: FormErrors };

/** Checks the values of a form by a schema of the contract. */
export function checkForm<Value>(schema: FormSchema<Value>, values: object): CheckedForm<Value> {
  try {
    return { value: schema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: firstMessages(error) };
  }
}

function firstMessages(error: ValidationError): FormErrors {
  const messages: FormErrors = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const { path = '', message, type } of failures) {
    // An empty field is missing before it is badly written.
    if (messages[path] === undefined || type === 'required' || type === 'optionality')
      messages[path] = message;
  }
  return messages;
}
