import { object, string } from 'yup';
import { signedInSchema } from '../auth/login.endpoint.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { singleLine } from '../forms/single-line.ts';
import { providerParams } from './provider.schema.ts';

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
