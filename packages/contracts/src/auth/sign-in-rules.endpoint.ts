import { boolean, object, type InferType } from 'yup';
import { flagField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageAccounts } from '../permissions/permissions.ts';

const signInRulesSchema = object({ requires_second_factor: boolean().required() });
export type SignInRules = InferType<typeof signInRulesSchema>;

const updateSignInRulesSchema = object({
  requires_second_factor: flagField('Two-step verification').required('Two-step verification is required'),
}).noUnknown();

/** The platform's rules for all sign-ins; a hotel may set stricter ones for its staff. */
export const getSignInRulesEndpoint = defineEndpoint({
  name: 'get-sign-in-rules',
  method: 'GET',
  path: '/sign-in-rules',
  access: { anyOf: mayManageAccounts },
  result: signInRulesSchema,
  fallbackMessage: 'Failed to fetch the sign-in rules',
});

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
