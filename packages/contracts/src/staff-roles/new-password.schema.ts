import { textField } from '../strict-fields.ts';

/** A password somebody chooses: at least 6 characters, with a letter and a digit. */
export const newPasswordField = textField('New password')
  .required('New password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'Password must be at most 256 characters')
  .test(
    'letter-and-digit',
    'Password must contain at least one letter and one number',
    (value) => !value || (/\p{L}/u.test(value) && /\p{Nd}/u.test(value)),
  );
