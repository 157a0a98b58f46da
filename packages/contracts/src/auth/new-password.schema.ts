import type { StringSchema } from 'yup';
import { textField } from '../strict-fields.ts';

const missing = 'New password is required';

function withRules<Field extends StringSchema>(field: Field): Field {
  return field
    .min(6, 'Password must be at least 6 characters')
    .max(256, 'Password must be at most 256 characters')
    .test(
      'letter-and-digit',
      'Password must contain at least one letter and one number',
      (value) => !value || (/\p{L}/u.test(value) && /\p{Nd}/u.test(value)),
    );
}

/** A password somebody chooses: at least 6 characters, with a letter and a digit. */
export const newPasswordField = withRules(textField('New password').required(missing));

/** The same where a call may speak of something else. */
export const optionalNewPasswordField = withRules(
  textField('New password')
    .nonNullable(missing)
    .test('not-empty', missing, (value) => value !== ''),
);
