import { string, type StringSchema } from 'yup';

// Also keeps NUL out, which no text column can hold.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

/**
 * A trimmed text of one line; a number, list or object sent in its place is refused, not converted.
 * `label` begins the messages, as in 'City must be one line of text'.
 */
export function singleLine(label: string): StringSchema {
  const field = string();
  // yup's own conversion calls value.toString(), and its trim() value.trim(): either throws on a crafted object.
  field.transforms.length = 0;
  return field
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim() : original,
    )
    .typeError(`${label} must be text`)
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}
