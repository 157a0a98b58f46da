import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField, uuidField } from '../forms/strict-fields.ts';
import { secondFactorCodeField } from './second-factor-code.schema.ts';

const passwordField = textField('Password').max(256, 'Password must be at most 256 characters');

export const confirmedActionsField = array(uuidField('Action'))
  .max(100, 'At most 100 actions are confirmed at once')
  .optional();

export const confirmIdentityFormSchema = object({
  usr_password: passwordField.required('Password is required'),
  code: secondFactorCodeField,
}).noUnknown();

export type ConfirmIdentityForm = InferType<typeof confirmIdentityFormSchema>;

const confirmIdentitySchema = object({
  usr_password: passwordField,
  code: secondFactorCodeField,
  actions: confirmedActionsField,
}).noUnknown();

export type ConfirmIdentityPayload = InferType<typeof confirmIdentitySchema>;

/**
 * `actions` are ids of calls that were refused with `CONFIRMATION_REQUIRED`: each succeeds once within five minutes, in
 * this session and with the same body. For a new way to sign in without an authenticator app, the first call mails a
 * code that the second one carries; a session of a provider then needs no password.
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
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
