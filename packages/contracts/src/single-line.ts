import type { StringSchema } from 'yup';
import { textField } from './strict-fields.ts';

// Also keeps NUL out, which no text column can hold.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * A trimmed text of one line; a number, list or object sent in its place is refused, not converted.
 * `label` begins the messages, as in 'City must be one line of text'.
 */
export function singleLine(label: string): StringSchema {
  return textField(label)
    .transform(trimmed)
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}

/** A trimmed text of any number of lines, refused like a single line when it is no text. */
export function manyLines(label: string): StringSchema {
  return textField(label)
    .transform(trimmed)
    .test('many-lines', `${label} must be text`, (value) => !value?.includes('\0'));
}
