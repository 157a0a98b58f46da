import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams } from './account.schema.ts';

/** Signs an account of the platform out everywhere at once; refused for oneself. */
export const endAccountSessionsEndpoint = defineEndpoint({
  name: 'end-account-sessions',
  method: 'DELETE',
  path: '/accounts/{id}/sessions',
  access: { anyOf: mayManageAccounts },
  params: accountParams,
  result: object({}),
  fallbackMessage: 'Failed to sign out the devices',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
