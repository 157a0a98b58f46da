import { object, string } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';

/**
 * Gives an account its former address back, with the link that was mailed there. The old password opens nothing from
 * then on; `reset_token` chooses another.
 */
export const undoEmailChangeEndpoint = defineEndpoint({
  name: 'undo-email-change',
  method: 'POST',
  path: '/auth/email-change/undo',
  access: 'public',
  body: object({ token: linkTokenField }).noUnknown(),
  result: object({ usr_email: string().required(), reset_token: string().required() }),
  fallbackMessage: 'Failed to restore your email address',
  errors: ['VALIDATION_ERROR', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});
