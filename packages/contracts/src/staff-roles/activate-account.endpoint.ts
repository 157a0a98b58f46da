import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams, accountSchema } from './account.schema.ts';

/** Activates an account of the platform that was deactivated. */
export const activateAccountEndpoint = defineEndpoint({
  name: 'activate-account',
  method: 'POST',
  path: '/accounts/{id}/activate',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  params: accountParams,
  result: accountSchema,
  fallbackMessage: 'Failed to activate the account',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
