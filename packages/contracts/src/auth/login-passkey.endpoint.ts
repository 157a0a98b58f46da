import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { signedInSchema } from './login.endpoint.ts';
import { maxPasskeyBytes, usedPasskeySchema } from './passkey.schema.ts';

/** Signs in with a passkey; the answer is that of a sign-in with a password. */
export const loginPasskeyEndpoint = defineEndpoint({
  name: 'login-passkey',
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  body: object({ credential: usedPasskeySchema.required() }).noUnknown(),
  maxBodyBytes: maxPasskeyBytes,
  result: signedInSchema,
  fallbackMessage: 'Login failed',
  errors: ['INVALID_CREDENTIALS'],
});
