import type { StringSchema } from 'yup';
import {
  isDeliverable,
  longestEmail,
  normalizeCode,
  normalizeEmail,
  normalizePhone,
} from './normalize-text.ts';
import { singleLine } from './single-line.ts';

function readBy(label: string, normalize: (text: string) => string): StringSchema {
  return singleLine(label).transform((value: unknown) =>
    typeof value === 'string' ? normalize(value) : value,
  );
}

/** Leaves the rule for the address to the form, unlike `emailField`. */
export function emailLine(label: string, message: string): StringSchema {
  return readBy(label, normalizeEmail).max(longestEmail, message);
}

export function emailField(label: string, message: string, isAccepted = isDeliverable): StringSchema {
  const isOne = (value: string | null | undefined) =>
    !value || value.length > longestEmail || isAccepted(value);
  return emailLine(label, message).test('email', message, isOne);
}

export function codeLine(label: string): StringSchema {
  return readBy(label, normalizeCode);
}

export function digitsLine(label: string): StringSchema {
  return readBy(label, normalizePhone);
}
