import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';
import { newPasswordField } from './new-password.schema.ts';

/** Chooses a new password with the token of a mailed link, and signs the account out everywhere. */
export const resetPasswordEndpoint = defineEndpoint({
  name: 'reset-password',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: object({ token: linkTokenField, usr_password: newPasswordField }).noUnknown(),
  result: object({}),
  fallbackMessage: 'Failed to update password',
});
