import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField } from '../forms/strict-fields.ts';
import { providerParams } from './provider.schema.ts';

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
