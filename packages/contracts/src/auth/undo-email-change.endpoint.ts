import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { linkTokenField } from './link-token.schema.ts';

/** Undoes a change of address or a new way to sign in. Sessions and password end; `reset_token` sets a new one. */
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
