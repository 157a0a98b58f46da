import type { StringSchema } from 'yup';
import { textField } from '../forms/strict-fields.ts';

/** The minimum length of a password, unless the platform or a hotel requires more; and the highest they may require. */
export const minPasswordLength = 6;
export const maxMinPasswordLength = 64;
const missing = 'New password is required';

const shorterThan = (length: number) => `Password must be at least ${length} characters`;

function withRules<Field extends StringSchema>(field: Field): Field {
  return field
    .min(minPasswordLength, shorterThan(minPasswordLength))
    .max(256, 'Password must be at most 256 characters')
    .test(
      'letter-and-digit',
      'Password must contain at least one letter and one number',
      (value) => !value || (/\p{L}/u.test(value) && /\p{Nd}/u.test(value)),
    );
}

/** A new password: at least 6 characters, with a letter and a digit. */
export const newPasswordField = withRules(textField('New password').required(missing));

/** The same where a call may speak of something else. */
export const optionalNewPasswordField = withRules(
  textField('New password')
    .nonNullable(missing)
    .test('not-empty', missing, (value) => value !== ''),
);

/** The same where platform or hotel ask for more. */
export function newPasswordFieldOf(minLength: number) {
  return newPasswordField.min(minLength, shorterThan(minLength));
}
