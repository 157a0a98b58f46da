import {
  boolean,
  number,
  string,
  type BooleanSchema,
  type NumberSchema,
  type Schema,
  type StringSchema,
} from 'yup';

const largestId = 2_147_483_647;
/** The bound of a text without one of its own, so that no field takes any length. */
const defaultMaxLength = 200;

/** yup's own conversions call `toString` and `trim` of whatever was sent: on a crafted object they throw. */
function unconverted<Field extends Schema>(field: Field): Field {
  field.transforms.length = 0;
  return field;
}

/** Text exactly as typed; numbers, lists and objects are refused, not converted. A later `max` replaces the default one. */
export function textField(label: string): StringSchema {
  return unconverted(string())
    .typeError(`${label} must be text`)
    .max(defaultMaxLength, `${label} is too long`);
}

/** The same without the spaces around it. */
export function trimmedTextField(label: string): StringSchema {
  return textField(label).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

/** A whole number; digit strings are refused, not converted. */
export function wholeNumberField(label: string): NumberSchema {
  return unconverted(number())
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`);
}

/** Any number; text is refused, not converted. */
export function numberField(label: string): NumberSchema {
  return unconverted(number()).typeError(`${label} must be a number`);
}

/** A boolean; text and numbers are refused. */
export function flagField(label: string): BooleanSchema {
  return unconverted(boolean())
    .typeError(`${label} must be true or false`)
    .nonNullable(`${label} must be true or false`);
}

/** The numeric id of a record. */
export function idIn<Field extends NumberSchema<number | undefined>>(field: Field, label: string): Field {
  return field
    .nonNullable(`${label} must be a whole number`)
    .min(1, `${label} must be positive`)
    .max(largestId, `${label} is not known`) as Field;
}

/** A whole number of a query string, where everything is text; `''` counts as not given. */
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

/** Whole numbers from zero on, in a text field of a form: `0,250,500`. None is `''`, or nothing at all. */
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

/** The numeric id of a record in a path: digits only. */
export function pathIdField(label: string): NumberSchema<number> {
  return idIn(queryNumberField(label).required(`${label} is required`), label);
}

/** The random id of a record in a path. */
export function uuidField(label: string): StringSchema<string> {
  return textField(label)
    .required(`${label} is required`)
    .uuid(`${label} is not known`)
    .max(36, `${label} is not known`);
}
