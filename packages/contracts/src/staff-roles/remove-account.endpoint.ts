import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams } from './account.schema.ts';

/** Removes an account of the platform and ends its sessions; refused for oneself and the last active Super Admin. */
export const removeAccountEndpoint = defineEndpoint({
  name: 'remove-account',
  method: 'DELETE',
  path: '/accounts/{id}',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: object({}),
  fallbackMessage: 'Failed to remove the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
