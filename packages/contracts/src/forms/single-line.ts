import type { StringSchema } from 'yup';
import { trimmedTextField } from './strict-fields.ts';

// NUL included, which no text column can store.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

/**
 * A trimmed text of one line; a number, list or object sent in its place is refused, not converted. A tab becomes a space: it comes with
 * a name that is pasted from a spreadsheet. `label` begins the messages, as in 'City must be one line of text'.
 */
export function singleLine(label: string): StringSchema {
  return trimmedTextField(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\t+/g, ' ') : value))
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}
