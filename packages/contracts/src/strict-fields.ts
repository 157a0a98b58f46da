import { boolean, number, type BooleanSchema, type NumberSchema } from 'yup';

const largestId = 2_147_483_647;

/** A whole number; a digit string sent in its place is refused, not converted. */
export function wholeNumberField(label: string): NumberSchema {
  return number()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`);
}

/** True or false, and nothing that merely looks like it. */
export function flagField(label: string): BooleanSchema {
  return boolean()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(`${label} must be true or false`)
    .nonNullable(`${label} must be true or false`);
}

/** The number that names a stored thing. */
export function idIn<Field extends NumberSchema<number | undefined>>(field: Field, label: string): Field {
  return field
    .nonNullable(`${label} must be a whole number`)
    .min(1, `${label} must be positive`)
    .max(largestId, `${label} is not known`) as Field;
}

/** A whole number of a query string, where everything is text; `''` counts as not given. */
export function queryNumberField(label: string): NumberSchema {
  return number()
    .transform((value: unknown, original: unknown) => {
      if (original === '' || original === undefined) return undefined;
      if (typeof original === 'number') return original;
      return typeof original === 'string' && /^-?\d+$/.test(original) ? value : Number.NaN;
    })
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`);
}
