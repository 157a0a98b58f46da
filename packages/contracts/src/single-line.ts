import { string, type StringSchema } from 'yup';

// Also keeps NUL out, which no text column can hold.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

/** A trimmed text of one line. `label` begins the message, as in 'City must be one line of text'. */
export function singleLine(label: string): StringSchema {
  return string()
    .trim()
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}
