import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';
import { signInRulesSchema } from './sign-in-rules.schema.ts';

/** The platform's rules for all sign-ins; a hotel may set stricter ones for its staff. */
export const getSignInRulesEndpoint = defineEndpoint({
  name: 'get-sign-in-rules',
  method: 'GET',
  path: '/sign-in-rules',
  access: { anyOf: mayManageAccounts },
  result: signInRulesSchema,
  fallbackMessage: 'Failed to fetch the sign-in rules',
});
