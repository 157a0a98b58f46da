import { object } from 'yup';
import { codeLine } from '../forms/value-fields.ts';

/** The one-time code of a mail: exactly six digits. */
export const verificationCodeField = codeLine('Verification code').matches(/^\d{6}$/, 'Must be 6 digits');

/** The form that asks for the code. */
export const verificationCodeFormSchema = object({
  verification_code: verificationCodeField.required('Must be 6 digits'),
}).noUnknown();
