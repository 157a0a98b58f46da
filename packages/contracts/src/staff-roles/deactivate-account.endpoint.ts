import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema } from './account.schema.ts';

/** Deactivates an account of the platform and ends its sessions; refused for oneself and the last active Super Admin. */
export const deactivateAccountEndpoint = defineEndpoint({
  name: 'deactivate-account',
  method: 'POST',
  path: '/accounts/{id}/deactivate',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to deactivate the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
