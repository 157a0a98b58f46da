import { defineEndpoint } from '../define-endpoint.ts';
import { recoveryCodesSchema } from './second-factor.schema.ts';

/** Makes new recovery codes; those before are worthless from then on. */
export const createRecoveryCodesEndpoint = defineEndpoint({
  name: 'create-recovery-codes',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'signed-in',
  result: recoveryCodesSchema,
  fallbackMessage: 'Failed to make new recovery codes',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CONFIRMATION_REQUIRED', 'CONFLICT'],
});
