import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageSignIn } from '../permissions/permissions.ts';
import { providerQuery, singleSignOnSchema } from './provider.schema.ts';

/** The settings by which people of the own hotel, or of the platform, sign in with a provider. */
export const getSingleSignOnEndpoint = defineEndpoint({
  name: 'get-single-sign-on',
  method: 'GET',
  path: '/single-sign-on',
  access: { anyOf: mayManageSignIn },
  query: providerQuery,
  result: singleSignOnSchema,
  fallbackMessage: 'Failed to fetch single sign-on',
  errors: ['HOTEL_NOT_FOUND'],
});
