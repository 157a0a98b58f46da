import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { accountSchema, createAccountSchema } from './account.schema.ts';

/** Adds a Super Admin or Platform Operator, who gets a one-time password by e-mail. */
export const createAccountEndpoint = defineEndpoint({
  name: 'create-account',
  method: 'POST',
  path: '/accounts',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  body: createAccountSchema,
  result: accountSchema,
  fallbackMessage: 'Failed to add the account',
  errors: ['CONFLICT'],
});
