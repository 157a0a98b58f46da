import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField } from '../forms/strict-fields.ts';
import { secondFactorCodeField } from './second-factor-code.schema.ts';

/** The form of the dialog "Confirm it is you". */
export const confirmIdentitySchema = object({
  usr_password: textField('Password')
    .max(256, 'Password must be at most 256 characters')
    .required('Password is required'),
  code: secondFactorCodeField,
}).noUnknown();

export type ConfirmIdentityForm = InferType<typeof confirmIdentitySchema>;

/**
 * Confirms with the password, and a code where two-step verification is on, that the own account's person is at the keyboard. For five minutes the session may then
 * change the password, the e-mail address and the passkeys, which is refused with `CONFIRMATION_REQUIRED` otherwise.
 */
export const confirmIdentityEndpoint = defineEndpoint({
  name: 'confirm-identity',
  method: 'POST',
  path: '/auth/confirmation',
  access: 'signed-in',
  withOneTimePassword: true,
  withoutSecondFactor: true,
  body: confirmIdentitySchema,
  result: object({}),
  fallbackMessage: 'Failed to confirm your password',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOO_MANY_REQUESTS'],
});
