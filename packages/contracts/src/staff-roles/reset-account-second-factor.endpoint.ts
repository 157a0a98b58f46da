import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema } from './account.schema.ts';

/** Removes authenticator app, recovery codes and passkeys, and ends the sessions; refuses the caller's own account. */
export const resetAccountSecondFactorEndpoint = defineEndpoint({
  name: 'reset-account-second-factor',
  method: 'POST',
  path: '/accounts/{id}/second-factor/reset',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to reset two-step verification',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
  ],
});
