import { object } from 'yup';
import { codeLine } from '../forms/value-fields.ts';

export const verificationCodeField = codeLine('Verification code').matches(/^\d{6}$/, 'Must be 6 digits');

export const verificationCodeFormSchema = object({
  verification_code: verificationCodeField.required('Must be 6 digits'),
}).noUnknown();
