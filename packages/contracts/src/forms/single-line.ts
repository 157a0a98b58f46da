import type { StringSchema } from 'yup';
import { normalizeLine } from './normalize-text.ts';
import { textField } from './strict-fields.ts';

// Includes NUL, which no text column can store.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

/** Normalizes like {@link normalizeLine}. `label` begins the messages, as in 'City must be one line of text'. */
export function singleLine(label: string): StringSchema {
  return textField(label)
    .transform((value: unknown) => (typeof value === 'string' ? normalizeLine(value) : value))
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}
