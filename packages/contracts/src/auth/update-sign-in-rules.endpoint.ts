import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { signInRulesSchema, updateSignInRulesSchema } from './sign-in-rules.schema.ts';

/** Changes the rules for all sign-ins; a required second factor is set up at the next one. */
export const updateSignInRulesEndpoint = defineEndpoint({
  name: 'update-sign-in-rules',
  method: 'PATCH',
  path: '/sign-in-rules',
  access: { anyOf: mayManageAccounts },
  confirmation: 'action',
  body: updateSignInRulesSchema,
  result: signInRulesSchema,
  fallbackMessage: 'Failed to change the sign-in rules',
});
