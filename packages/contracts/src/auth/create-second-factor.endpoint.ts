import { defineEndpoint } from '../http/define-endpoint.ts';
import { appCodeFormSchema } from './second-factor-code.schema.ts';
import { recoveryCodesSchema } from './second-factor.schema.ts';

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
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
