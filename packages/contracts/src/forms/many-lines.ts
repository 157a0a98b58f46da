import type { StringSchema } from 'yup';
import { trimmedTextField } from './strict-fields.ts';

/** Trims the text; refuses numbers, lists and objects instead of converting them. */
export function manyLines(label: string): StringSchema {
  return trimmedTextField(label).test(
    'many-lines',
    `${label} must be text`,
    (value) => !value?.includes('\0'),
  );
}
