import { defineEndpoint } from '../http/define-endpoint.ts';
import { secondFactorSchema } from './second-factor.schema.ts';

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
