import { defineEndpoint } from '../http/define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';
import { signedInSchema } from './login.endpoint.ts';
import { secondFactorFormSchema } from './second-factor-code.schema.ts';

/** The second step of a sign-in with a password. `login_token` is from the answer of the first; it is valid for five minutes. */
export const loginSecondFactorEndpoint = defineEndpoint({
  name: 'login-second-factor',
  method: 'POST',
  path: '/auth/login/second-factor',
  access: 'public',
  body: secondFactorFormSchema.shape({ login_token: linkTokenField }).noUnknown(),
  result: signedInSchema,
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS'],
});
