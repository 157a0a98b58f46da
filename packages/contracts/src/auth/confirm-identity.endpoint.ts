import { array, object, type InferType } from 'yup';
import { textField, uuidField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { maxPasskeyBytes, passkeyRequestSchema, usedPasskeySchema } from './passkey.schema.ts';
import { secondFactorCodeField } from './second-factor-code.schema.ts';

const passwordField = textField('Password').max(256, 'Password must be at most 256 characters');

const confirmedActionsField = array(uuidField('Action'))
  .max(100, 'At most 100 actions are confirmed at once')
  .optional();

export const confirmIdentityFormSchema = object({
  usr_password: passwordField.required('Password is required'),
  code: secondFactorCodeField,
}).noUnknown();

const confirmIdentitySchema = object({
  usr_password: passwordField,
  code: secondFactorCodeField,
  actions: confirmedActionsField,
}).noUnknown();
export type ConfirmIdentityPayload = InferType<typeof confirmIdentitySchema>;

/**
 * Confirms with the password that the account's owner is at the keyboard, and with a code where two-step verification is on.
 * `actions` are the calls that were refused with `CONFIRMATION_REQUIRED`, by the `id` of their `action`: each of them then
 * succeeds once within five minutes, in this session and with this very body. For a new way to sign in of an account without
 * an authenticator app, the first call mails a code that the second one carries; a session that came through a provider needs no
 * password then. Calls that need a recent confirmation succeed for five minutes.
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
  errors: ['NOT_FOUND'],
});

/**
 * Starts a confirmation by one of the own passkeys, of the `actions` that were refused with `CONFIRMATION_REQUIRED`. Valid for
 * one attempt within five minutes.
 */
export const confirmPasskeyOptionsEndpoint = defineEndpoint({
  name: 'confirm-passkey-options',
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  access: 'signed-in',
  body: object({ actions: confirmedActionsField }).noUnknown(),
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Confirms with a passkey of the own account what `confirm-identity` confirms with the password. */
export const confirmPasskeyEndpoint = defineEndpoint({
  name: 'confirm-passkey',
  method: 'POST',
  path: '/auth/confirmation/passkey',
  access: 'signed-in',
  body: object({ credential: usedPasskeySchema.required() }).noUnknown(),
  maxBodyBytes: maxPasskeyBytes,
  result: object({}),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['NOT_FOUND'],
});
