import { textField } from '../strict-fields.ts';

/** The one-time code of a mail: exactly six digits. */
export const verificationCodeField = textField('Verification code').matches(/^\d{6}$/, 'Must be 6 digits');
