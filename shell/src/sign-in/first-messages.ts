import type { ValidationError } from 'yup';

/** One sentence for each field that is not as it should be. */
export function firstMessages<Field extends string>(error: ValidationError): Partial<Record<Field, string>> {
  const messages: Partial<Record<Field, string>> = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const { path, message, type } of failures) {
    const field = path as Field;
    // An empty field is missing before it is badly written.
    if (!messages[field] || type === 'required' || type === 'optionality') messages[field] = message;
  }
  return messages;
}
