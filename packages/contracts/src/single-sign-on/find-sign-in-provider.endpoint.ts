import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { providerParams } from './provider.schema.ts';

/** The sign-in provider of a hotel, or of the platform, beside the password. Null where there is none. */
export const findSignInProviderEndpoint = defineEndpoint({
  name: 'find-sign-in-provider',
  method: 'GET',
  path: '/auth/providers/{provider}',
  access: 'public',
  params: providerParams,
  result: object({ provider_name: string().nullable().defined() }),
  fallbackMessage: 'Failed to fetch the ways to sign in',
});
