import { accountSessionsSchema } from '../auth/session.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountParams } from './account.schema.ts';

/** Lists the devices on which an account of the platform is signed in, the last seen first. */
export const listAccountSessionsEndpoint = defineEndpoint({
  name: 'list-account-sessions',
  method: 'GET',
  path: '/accounts/{id}/sessions',
  access: { anyOf: mayManageAccounts },
  params: accountParams,
  result: accountSessionsSchema,
  fallbackMessage: 'Failed to fetch signed-in devices',
  errors: ['NOT_FOUND'],
});
