import { defineEndpoint } from '../http/define-endpoint.ts';
import { recoveryCodesSchema } from './second-factor.schema.ts';

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
