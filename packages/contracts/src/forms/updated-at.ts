import type { StringSchema } from 'yup';
import { textField } from './strict-fields.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** Carries the `updated_at` that the form was filled from; the server refuses an older state with `STALE`. */
export function updatedAtField(): StringSchema {
  const message = 'Last change must be an instant as the server gave it';
  return textField('Last change')
    .matches(instant, { message, excludeEmptyString: false })
    .test(
      'instant',
      message,
      (value) => value === undefined || !instant.test(value) || !Number.isNaN(Date.parse(value)),
    );
}
