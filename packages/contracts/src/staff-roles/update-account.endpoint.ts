import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema, updateAccountSchema } from './account.schema.ts';

/** Changes name and role of an account of the platform; the last active Super Admin keeps the role. */
export const updateAccountEndpoint = defineEndpoint({
  name: 'update-account',
  method: 'PATCH',
  path: '/accounts/{id}',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  body: updateAccountSchema,
  result: accountSchema,
  fallbackMessage: 'Failed to update the account',
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});
