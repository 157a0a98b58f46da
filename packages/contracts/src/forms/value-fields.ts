import type { StringSchema } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import {
  isDeliverable,
  longestEmail,
  normalizeCode,
  normalizeEmail,
  normalizeLine,
  normalizePhone,
} from './normalize-text.ts';
import { textField, trimmedTextField } from './strict-fields.ts';

// Includes NUL, which no text column can store.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;

/** Normalizes like {@link normalizeLine}. `label` begins the messages, as in 'City must be one line of text'. */
export function singleLine(label: string): StringSchema {
  return textField(label)
    .transform((value: unknown) => (typeof value === 'string' ? normalizeLine(value) : value))
    .test('single-line', `${label} must be one line of text`, (value) => !controlCharacter.test(value ?? ''));
}

export function manyLines(label: string): StringSchema {
  return trimmedTextField(label).test(
    'many-lines',
    `${label} must be text`,
    (value) => !value?.includes('\0'),
  );
}

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

export function dateFilterField(): StringSchema {
  return digitsLine('Dates').test(
    'calendar-date',
    'Dates must be written as YYYY-MM-DD',
    (value) => !value || isCalendarDate(value),
  );
}

export function dateRangeFields() {
  return {
    dateFrom: dateFilterField(),
    dateTo: dateFilterField().test('range', 'From date must not be after To date', function (to) {
      const { dateFrom } = this.parent as { dateFrom?: string };
      return !to || !dateFrom || !isCalendarDate(to) || dateFrom <= to;
    }),
  };
}

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
