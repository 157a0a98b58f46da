import type { StringSchema } from 'yup';
import { isEmail, longestEmail, normalizeCode, normalizeEmail, normalizePhone } from './normalize-text.ts';
import { singleLine } from './single-line.ts';

/** One line of text, read by `normalize` before its rules. */
function readBy(label: string, normalize: (text: string) => string): StringSchema {
  return singleLine(label).transform((value: unknown) =>
    typeof value === 'string' ? normalize(value) : value,
  );
}

/** An e-mail address before the rule of its form, for forms whose rule is another than that of `emailField`. */
export function emailLine(label: string, message: string): StringSchema {
  return readBy(label, normalizeEmail).max(longestEmail, message);
}

/** An e-mail address, in the letters of any language. */
export function emailField(label: string, message: string): StringSchema {
  const isOne = (value: string | null | undefined) => !value || value.length > longestEmail || isEmail(value);
  return emailLine(label, message).test('email', message, isOne);
}

/** A code, its digits without the spaces between them. */
export function codeLine(label: string): StringSchema {
  return readBy(label, normalizeCode);
}

/** A phone number, a date or another text of digits, with plain digits and hyphens. */
export function digitsLine(label: string): StringSchema {
  return readBy(label, normalizePhone);
}
