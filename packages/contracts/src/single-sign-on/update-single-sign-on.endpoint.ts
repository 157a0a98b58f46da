import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageSignIn } from '../permissions/permissions.ts';
import { providerQuery, singleSignOnSchema, updateSingleSignOnSchema } from './provider.schema.ts';

/** Sets how people of the own hotel, or of the platform, sign in with a provider of theirs. */
export const updateSingleSignOnEndpoint = defineEndpoint({
  name: 'update-single-sign-on',
  method: 'PUT',
  path: '/single-sign-on',
  access: { anyOf: mayManageSignIn },
  confirmation: 'action',
  query: providerQuery,
  body: updateSingleSignOnSchema,
  maxBodyBytes: 64 * 1024,
  result: singleSignOnSchema,
  fallbackMessage: 'Failed to save single sign-on',
  errors: ['HOTEL_NOT_FOUND', 'CONFLICT', 'STALE'],
});
