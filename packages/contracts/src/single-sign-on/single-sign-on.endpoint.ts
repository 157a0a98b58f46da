import { object, string } from 'yup';
import { signedInSchema } from '../auth/login.endpoint.ts';
import { textField } from '../forms/strict-fields.ts';
import { singleLine } from '../forms/value-fields.ts';
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

/**
 * Begins a sign-in with a provider. The browser goes on to `continue_at`, an address of the provider, and keeps a cookie that
 * belongs to this sign-in. `return_to` is the page of this application to open afterwards.
 */
export const startSingleSignOnEndpoint = defineEndpoint({
  name: 'start-single-sign-on',
  method: 'POST',
  path: '/auth/providers/{provider}/start',
  access: 'public',
  params: providerParams,
  body: object({
    return_to: textField('Page')
      .max(2_000, 'Page is not known')
      .matches(/^\P{Cc}*$/u, 'Page is not known'),
  }).noUnknown(),
  result: object({ continue_at: string().required() }),
  fallbackMessage: 'Login failed',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * Completes a sign-in with a provider, which sent the browser back with `query`. Works once, in the browser that began it. The
 * answer is that of a sign-in with a password, and the page to open.
 */
export const finishSingleSignOnEndpoint = defineEndpoint({
  name: 'finish-single-sign-on',
  method: 'POST',
  path: '/auth/providers/{provider}/finish',
  access: 'public',
  params: providerParams,
  body: object({
    query: singleLine('Answer of the provider')
      .required('Answer of the provider is required')
      .max(8_000, 'Answer of the provider is too long'),
  }).noUnknown(),
  result: signedInSchema.shape({ return_to: string().required() }),
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS', 'PERMISSION_DENIED', 'ACCOUNT_INACTIVE', 'CONFLICT'],
});
