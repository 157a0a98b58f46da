import { boolean, number, string } from 'yup';
import type { BooleanSchema, NumberSchema, Schema, StringSchema } from 'yup';

const largestId = 2_147_483_647;
/** Bounds texts without a maximum of their own, so that no field accepts any length. */
const defaultMaxLength = 200;

/** Removes yup's conversions, which call `toString` and `trim` and throw on a crafted object. */
function unconverted<Field extends Schema>(field: Field): Field {
  field.transforms.length = 0;
  return field;
}

/** Halves of a character and code points that Unicode assigns to none: UTF-8 has no bytes for the former. */
const noCharacter = /\p{Cs}|\p{NChar}/u;

/** Accepts text as typed, and nothing else; a later `max` replaces the default one. */
export function textField(label: string): StringSchema {
  return unconverted(string())
    .typeError(`${label} must be text`)
    .max(defaultMaxLength, `${label} is too long`)
    .test(
      'characters',
      `${label} has a character that cannot be shown`,
      (value) => !noCharacter.test(value ?? ''),
    );
}

export function trimmedTextField(label: string): StringSchema {
  return textField(label).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

export function wholeNumberField(label: string): NumberSchema {
  return unconverted(number())
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`);
}

export function numberField(label: string): NumberSchema {
  return unconverted(number()).typeError(`${label} must be a number`);
}

export function flagField(label: string): BooleanSchema {
  return unconverted(boolean())
    .typeError(`${label} must be true or false`)
    .nonNullable(`${label} must be true or false`);
}

export function idIn<Field extends NumberSchema<number | undefined>>(field: Field, label: string): Field {
  return field
    .nonNullable(`${label} must be a whole number`)
    .min(1, `${label} must be positive`)
    .max(largestId, `${label} is not known`) as Field;
}

/** Parses a number of a query string; `''` counts as missing. */
export function queryNumberField(label: string): NumberSchema {
  return unconverted(number())
    .transform((value: unknown) => {
      if (value === '' || value === undefined) return undefined;
      if (typeof value === 'number') return value;
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    })
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`);
}

/** Accepts whole numbers from zero on, such as `0,250,500`; `''` is an empty list. */
export function numberListField(label: string, { most, largest }: { most: number; largest: number }) {
  const isList = (value: string) => {
    const parts = value === '' ? [] : value.split(',');
    return parts.length <= most && parts.every((part) => /^\d{1,6}$/.test(part) && Number(part) <= largest);
  };
  return textField(label)
    .max(most * '999999,'.length, `${label} is too long`)
    .test(
      'number-list',
      `${label} must be at most ${most} whole numbers up to ${largest}, with commas between them`,
      (value) => value === undefined || isList(value),
    );
}

export function pathIdField(label: string): NumberSchema<number> {
  return idIn(queryNumberField(label).required(`${label} is required`), label);
}

export function uuidField(label: string): StringSchema<string> {
  return textField(label)
    .required(`${label} is required`)
    .uuid(`${label} is not known`)
    .max(36, `${label} is not known`);
}

export function textsIn(items: unknown, name: string): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const value = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[name] : null;
    return typeof value === 'string' ? [value] : [];
  });
}
