import type { StringSchema } from 'yup';
import { trimmedTextField } from './strict-fields.ts';

/** A trimmed text of any number of lines; a number, list or object sent in its place is refused, not converted. */
export function manyLines(label: string): StringSchema {
  return trimmedTextField(label).test(
    'many-lines',
    `${label} must be text`,
    (value) => !value?.includes('\0'),
  );
}
