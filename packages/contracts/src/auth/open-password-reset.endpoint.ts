import { number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';

/** The minimum password length for the owner of a mailed link. The link stays valid. */
export const openPasswordResetEndpoint = defineEndpoint({
  name: 'open-password-reset',
  method: 'POST',
  path: '/auth/reset-password/open',
  access: 'public',
  body: object({ token: linkTokenField }).noUnknown(),
  result: object({ password_min_length: number().required() }),
  fallbackMessage: 'Failed to open the link',
});
