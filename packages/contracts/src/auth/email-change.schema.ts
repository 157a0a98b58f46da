import { object } from 'yup';
import { codeLine, emailField } from '../forms/value-fields.ts';

export const newEmailField = emailField('Email', 'Please enter a valid email address');

export const verificationCodeField = codeLine('Verification code').matches(/^\d{6}$/, 'Must be 6 digits');

export const verificationCodeFormSchema = object({
  verification_code: verificationCodeField.required('Must be 6 digits'),
}).noUnknown();
