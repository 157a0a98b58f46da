import { array, boolean, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { appCodeFormSchema } from './second-factor-code.schema.ts';

/** `is_on` refers to an authenticator app; a passkey fulfils `is_required` too. */
const secondFactorSchema = object({
  is_on: boolean().required(),
  is_required: boolean().required(),
  created_at: string().defined().nullable(),
  recovery_codes_left: number().required(),
});
export type SecondFactor = InferType<typeof secondFactorSchema>;

const recoveryCodesSchema = object({ recovery_codes: array(string().required()).required() });

/** Tells whether the own account has an authenticator app, and how many recovery codes are left. */
export const getSecondFactorEndpoint = defineEndpoint({
  name: 'get-second-factor',
  method: 'GET',
  path: '/auth/second-factor',
  access: 'signed-in',
  withoutSecondFactor: true,
  result: secondFactorSchema,
  fallbackMessage: 'Failed to fetch two-step verification',
});

/**
 * Creates a secret for an authenticator app: `uri` is the content of its QR code, `secret` is typed without a camera. It
 * takes effect once a code of it is confirmed, in the same session and within ten minutes.
 */
export const beginSecondFactorEndpoint = defineEndpoint({
  name: 'begin-second-factor',
  method: 'POST',
  path: '/auth/second-factor/begin',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  withoutSecondFactor: true,
  result: object({ secret: string().required(), uri: string().required() }),
  fallbackMessage: 'Failed to begin two-step verification',
});

/** Turns two-step verification on with the first code of a new authenticator app; it replaces an earlier app. */
export const createSecondFactorEndpoint = defineEndpoint({
  name: 'create-second-factor',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'signed-in',
  confirmation: 'recent',
  withoutSecondFactor: true,
  body: appCodeFormSchema,
  result: recoveryCodesSchema,
  fallbackMessage: 'Failed to turn two-step verification on',
});

/** Creates new recovery codes; earlier ones become invalid. */
export const createRecoveryCodesEndpoint = defineEndpoint({
  name: 'create-recovery-codes',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  result: recoveryCodesSchema,
  fallbackMessage: 'Failed to make new recovery codes',
  errors: ['CONFLICT'],
});

/** Turns two-step verification off and deletes its recovery codes; refused where one is required and no passkey is left. */
export const deleteSecondFactorEndpoint = defineEndpoint({
  name: 'delete-second-factor',
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'signed-in',
  confirmation: 'action',
  result: object({}),
  fallbackMessage: 'Failed to turn two-step verification off',
  errors: ['CONFLICT'],
});
