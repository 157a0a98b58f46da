import { ApiCallError } from '@suite/api-client';
import type { CheckedFormState } from '@suite/ui/core';

/** Marks the refused fields, or returns the sentence to show above the form. */
export function showRefusal(
  form: Pick<CheckedFormState<object, unknown>, 'refuse'>,
  error: unknown,
  fallbackMessage: string,
): string | undefined {
  if (!(error instanceof ApiCallError)) return fallbackMessage;
  if (error.errors.length === 0) return error.message;
  form.refuse(error.errors);
  return undefined;
}
