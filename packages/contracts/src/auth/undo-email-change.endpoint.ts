import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';

/**
 * Restores the former address of an account, or removes a new way to sign in, with the mailed link. Ways that were added later are
 * removed too. All sessions end and the old password becomes invalid;
 * `reset_token` chooses a new one.
 */
export const undoEmailChangeEndpoint = defineEndpoint({
  name: 'undo-email-change',
  method: 'POST',
  path: '/auth/email-change/undo',
  access: 'public',
  body: object({ token: linkTokenField }).noUnknown(),
  result: object({ usr_email: string().required(), reset_token: string().required() }),
  fallbackMessage: 'Failed to restore your email address',
  errors: ['CONFLICT'],
});
