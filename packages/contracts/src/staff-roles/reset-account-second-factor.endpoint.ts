import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema } from './account.schema.ts';

/** Removes authenticator app, recovery codes and passkeys of an account of the platform that has lost them, and ends its sessions; refused for oneself. */
export const resetAccountSecondFactorEndpoint = defineEndpoint({
  name: 'reset-account-second-factor',
  method: 'POST',
  path: '/accounts/{id}/second-factor/reset',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to reset two-step verification',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
