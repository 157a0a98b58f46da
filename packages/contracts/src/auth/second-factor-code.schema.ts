import { object } from 'yup';
import { codeLine } from '../forms/value-fields.ts';

export const recoveryCodeLength = 24;
/** Codes of the first format stay valid. */
const recoveryCodeLengths = new Set([16, recoveryCodeLength]);

export function recoveryCodeIn(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

export const secondFactorCodeField = codeLine('Code')
  .max(50, 'Enter the 6 digits of your app, or a recovery code')
  .test(
    'code',
    'Enter the 6 digits of your app, or a recovery code',
    (value) => !value || /^\d{6}$/.test(value) || recoveryCodeLengths.has(recoveryCodeIn(value).length),
  );

const appCodeField = codeLine('Code').matches(/^\d{6}$/, 'Must be 6 digits');

export const secondFactorFormSchema = object({
  code: secondFactorCodeField.required('Code is required'),
}).noUnknown();

export const appCodeFormSchema = object({ code: appCodeField.required('Must be 6 digits') }).noUnknown();
