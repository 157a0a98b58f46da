import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountSchema } from './account.schema.ts';

/** The accounts that belong to no hotel, Super Admins first. */
export const listAccountsEndpoint = defineEndpoint({
  name: 'list-accounts',
  method: 'GET',
  path: '/accounts',
  access: { anyOf: mayManageAccounts },
  result: object({ accounts: array(accountSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch accounts',
});
