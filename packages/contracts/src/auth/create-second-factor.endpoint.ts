import { defineEndpoint } from '../http/define-endpoint.ts';
import { appCodeFormSchema } from './second-factor-code.schema.ts';
import { recoveryCodesSchema } from './second-factor.schema.ts';

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
